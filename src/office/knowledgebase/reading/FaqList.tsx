import { skipToken } from '@reduxjs/toolkit/query/react';
import { useContext, useState } from 'react';
import { useSelector } from 'react-redux';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import { scenarioFaqQueries } from '@/api/knowledge/scenarioFaqs';
import { FaqSearch, SubjectTree, useSubjectName } from '@/shared/answers';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { searchText } from '@/lib/text';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { BookOpenIcon } from '@/ui/icons';
import { noteClass, Section } from '@/ui/layout/Section';
import { FiltersPlace } from '@/ui/list/OverviewPanes';
import { selectRecentFaqs } from '../knowledgeBaseSlice';
import { knowledgeBaseTexts as texts } from '../knowledgeBaseTexts';
import { FaqLinks } from './FaqLinks';
import styles from './Reading.module.css';
import { useReading } from './useReading';

/** The number of questions on the first page (002 §9.1). */
const PAGE_SIZE = 10;
/** The most questions that are suggested (002 §9.1), because a longer list would be no suggestion. */
const SUGGESTED = 5;

/** A search covers all subjects. */
const WORDS_ALONE = { view: 'zoeken', subject: [] } as const;

/** The questions found by words, otherwise by subject, otherwise the recent or the most viewed ones. */
export function FaqList() {
  const { reading, faqId, addressOf, look } = useReading();
  const { view, subject, query, targetGroupId } = reading;
  const name = useSubjectName(subject);
  const bySubject = view === 'thesaurus' ? (subject.at(-1) ?? null) : null;
  return (
    <div className={styles.list}>
      {bySubject !== null && query === '' && name !== '' && <h2 className={styles.subject}>{name}</h2>}
      <FaqSearch
        personId={null}
        targetGroupId={targetGroupId}
        subjectId={bySubject}
        query={query}
        onQuery={(words) => look({ query: words, ...(words !== '' && WORDS_ALONE) })}
        selectedId={faqId}
        addressOf={addressOf}
        firstPageSize={PAGE_SIZE}
      >
        {view !== 'zoeken' && <Idle />}
      </FaqSearch>
    </div>
  );
}

/**
 * Fills the list before words are typed or a subject is chosen: with the recent questions, the most viewed ones or the
 * subject tree. If the tree is already beside the list, a hint replaces it.
 */
function Idle() {
  const { reading, look } = useReading();
  const { view, subject } = reading;
  const place = useContext(FiltersPlace);
  if (view === 'recent') return <Recent />;
  if (view === 'meestbekeken') return <MostViewed />;
  if (place !== 'beside') return <SubjectTree path={subject} onChoose={(path) => look({ subject: path })} />;
  return (
    <EmptyState icon={BookOpenIcon} title={texts.headings.chooseSubject}>
      {texts.headings.chooseSubjectHelp}
    </EmptyState>
  );
}

/** The questions that were recent when the list appeared, so that the list does not shift while it is used. */
export function Recent() {
  const [ids] = useState(useSelector(selectRecentFaqs));
  const answer = knowledgeQueries.endpoints.faqsByIds.useQuery(ids.length > 0 ? ids : skipToken);
  if (ids.length === 0) return <p className={noteClass}>{texts.none.recent}</p>;
  return (
    <QueryView answer={answer} failed={texts.none.failed}>
      {(faqs) => <FaqLinks label={texts.headings.recent} faqs={faqs} none={texts.none.recent} />}
    </QueryView>
  );
}

export function MostViewed({ most }: { most?: number }) {
  const answer = knowledgeQueries.endpoints.mostViewedFaqs.useQuery(undefined);
  return (
    <QueryView answer={answer} failed={texts.none.failed}>
      {(faqs) => (
        <FaqLinks label={texts.headings.mostViewed} faqs={faqs.slice(0, most)} none={texts.none.mostViewed} />
      )}
    </QueryView>
  );
}

/**
 * Questions about services that customers can arrange themselves. They are below the list, so that the list does not
 * shift when they arrive.
 */
export function Suggestions() {
  const { reading, addressOf } = useReading();
  const text = searchText(reading.query);
  const open = useOpenLink();
  const answer = scenarioFaqQueries.endpoints.faqsOfScenarios.useQuery(text === '' ? skipToken : text);
  if (text === '') return null;
  return (
    <QueryView answer={answer} failed={texts.headings.suggestionsFailed} waiting={null}>
      {({ items }) =>
        items.length > 0 && (
          <div className={styles.foot}>
            <Section title={texts.headings.suggestions}>
              <ul className={styles.suggestions}>
                {items.slice(0, SUGGESTED).map(({ id, question, scenario }) => (
                  <li key={id}>
                    <a href={addressOf(id)} onClick={(event) => open(event)}>
                      {question || texts.question.nameless}
                    </a>
                    {scenario && <span className={styles.meta}>{scenario.title}</span>}
                  </li>
                ))}
              </ul>
            </Section>
          </div>
        )
      }
    </QueryView>
  );
}
