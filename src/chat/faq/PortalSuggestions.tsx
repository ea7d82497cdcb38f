import { skipToken } from '@reduxjs/toolkit/query/react';
import { type FaqOfScenario, scenarioFaqQueries } from '@/api/knowledge/scenarioFaqs';
import { searchText } from '@/lib/text';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import styles from './FaqBrowser.module.css';
import { faqTexts as texts } from './faqTexts';

interface PortalSuggestionsProps {
  query: string;
  onInsert: (text: string) => void;
}

/** What a customer can arrange without us; the back end tells no address of it, so that it is referred to by its name. */
export function PortalSuggestions({ query, onInsert }: PortalSuggestionsProps) {
  const text = searchText(query);
  const answer = scenarioFaqQueries.endpoints.faqsOfScenarios.useQuery(text === '' ? skipToken : text);
  if (text === '') return null;
  return (
    <QueryView answer={answer} failed={texts.portalFailed} waiting={null}>
      {({ items }) => <Suggestions titles={titlesOf(items)} onInsert={onInsert} />}
    </QueryView>
  );
}

const titlesOf = (faqs: readonly FaqOfScenario[]): string[] =>
  [...new Set(faqs.map(({ scenario }) => scenario?.title ?? ''))].filter(Boolean);

function Suggestions({ titles, onInsert }: { titles: readonly string[]; onInsert: (text: string) => void }) {
  if (titles.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <h3 className={styles.heading}>{texts.portal}</h3>
      <ul className={styles.suggestions} aria-label={texts.portal}>
        {titles.map((title) => (
          <li key={title} className={styles.suggestion}>
            <span className={styles.title}>{title}</span>
            <Button
              size="s"
              aria-label={texts.sendPortalOf(title)}
              onClick={() => onInsert(texts.portalSentence(title))}
            >
              {texts.sendPortal}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
