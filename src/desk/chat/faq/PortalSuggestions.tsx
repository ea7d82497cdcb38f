import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { type FaqOfScenario, scenarioFaqQueries } from '@/api/knowledge/scenarioFaqs';
import { selectConfig } from '@/core/config/configSlice';
import { searchText } from '@/lib/text';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import styles from './FaqBrowser.module.css';
import { faqTexts as texts } from './faqTexts';

interface PortalSuggestionsProps {
  query: string;
  onInsert: (text: string) => void;
}

/**
 * Tasks that customers can do themselves in the portal. The back end has no address of a task, so the text refers to
 * the task by name, with a link to the portal when the installation configures one.
 */
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

interface SuggestionProps {
  title: string;
  onInsert: (text: string) => void;
}

function Suggestions({
  titles,
  onInsert,
}: Pick<SuggestionProps, 'onInsert'> & { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <h3 className={styles.heading}>{texts.portal}</h3>
      <ul className={styles.suggestions} aria-label={texts.portal}>
        {titles.map((title) => (
          <PortalSuggestion key={title} title={title} onInsert={onInsert} />
        ))}
      </ul>
    </div>
  );
}

export function PortalSuggestion({ title, onInsert }: SuggestionProps) {
  const { portalUrl } = useSelector(selectConfig);
  const isLink = portalUrl !== undefined;
  const sentence = isLink ? texts.portalLink(title, portalUrl) : texts.portalSentence(title);
  return (
    <li className={styles.suggestion}>
      <span className={styles.title}>{title}</span>
      <Button
        size="s"
        aria-label={isLink ? texts.sendPortalLinkOf(title) : texts.sendPortalOf(title)}
        onClick={() => onInsert(sentence)}
      >
        {isLink ? texts.sendPortalLink : texts.sendPortal}
      </Button>
    </li>
  );
}
