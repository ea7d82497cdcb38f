import { useContext } from 'react';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import { TabLink } from '@/core/TabLink';
import { SubjectTree, targetGroupName } from '@/shared/answers';
import { FiltersTools } from '@/kit/livelist/foldingFilters';
import { Button } from '@/ui/buttons/Button';
import { loadOf } from '@/ui/feedback/answer';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { FiltersPane } from '@/ui/filters/FiltersPane';
import { FiltersPlace } from '@/ui/list/OverviewPanes';
import { Select } from '@/ui/pickers/Select';
import { knowledgeBaseTexts } from '../knowledgeBaseTexts';
import styles from './Reading.module.css';
import { listAddress, READING_VIEWS } from './readingAddress';
import { useReading } from './useReading';

const texts = knowledgeBaseTexts.filters;

/** The kind of list, the target group and the subject (002 §2.4). */
export function ReadingFilters() {
  const place = useContext(FiltersPlace);
  return (
    <FiltersPane
      title={texts.title}
      isPage={place === 'page'}
      tools={place === 'beside' ? null : <FiltersTools apply={texts.apply} />}
    >
      <div className={styles.filters}>
        <Views />
        <TargetGroupFilter />
        <Subjects />
      </div>
    </FiltersPane>
  );
}

function Views() {
  const { reading } = useReading();
  return (
    <nav aria-label={texts.views}>
      <ul className={styles.views}>
        {READING_VIEWS.map((view) => (
          <li key={view} data-chosen={view === reading.view || undefined}>
            <TabLink to={listAddress({ ...reading, view })} className={styles.view ?? ''}>
              {knowledgeBaseTexts.views[view]}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TargetGroupFilter() {
  const { reading, look } = useReading();
  const answer = knowledgeQueries.endpoints.targetGroups.useQuery(undefined);
  const groups = answer.currentData ?? [];
  return (
    <div className={styles.group}>
      <Select
        label={texts.group}
        description={texts.groupHint}
        options={groups.map((group) => ({ value: group.id, label: targetGroupName(group) }))}
        value={reading.targetGroupId}
        onChange={(targetGroupId) => look({ targetGroupId })}
        answer={answer}
        placeholder={texts.anyGroup}
        clearable
        error={loadOf(answer) === 'failed' ? texts.groupsFailed : null}
      />
      <RetryButton answer={answer} />
    </div>
  );
}

function Subjects() {
  const { reading, look } = useReading();
  const choose = (subject: readonly string[]) => look({ subject, view: 'thesaurus', query: '' });
  return (
    <section className={styles.subjects} aria-label={texts.toggle}>
      <div className={styles.subjectsHead}>
        <h3 className={styles.label}>{texts.toggle}</h3>
        {reading.subject.length > 0 && (
          <Button size="s" variant="quiet" onClick={() => choose([])}>
            {texts.allSubjects}
          </Button>
        )}
      </div>
      <SubjectTree path={reading.subject} onChoose={choose} />
    </section>
  );
}
