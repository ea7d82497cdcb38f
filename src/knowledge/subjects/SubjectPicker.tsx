import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useState } from 'react';
import { thesaurusQueries } from '@/api/knowledge/thesaurus';
import type { SubjectReference } from '@/domain/knowledge/subject';
import { buttonState } from '@/ui/buttons/buttonState';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { ChevronRightIcon } from '@/ui/icons';
import { knowledgeTexts } from '../knowledgeTexts';
import styles from './SubjectPicker.module.css';

const { rootSubjects, subjectsOf } = thesaurusQueries.endpoints;
const texts = knowledgeTexts.subjects;

interface SubjectPickerProps {
  value: SubjectReference | null;
  onChange: (subject: SubjectReference | null) => void;
}

/** From the chosen subject up, as far as the way there is known. */
function usePath(value: SubjectReference | null) {
  const [walked, setWalked] = useState<readonly SubjectReference[]>([]);
  const end = walked.findIndex(({ id }) => id === value?.id);
  const path = end >= 0 ? walked.slice(0, end + 1) : value === null ? [] : [value];
  return { path, walkOn: (next: SubjectReference) => setWalked([...path, next]) };
}

/** A subject out of a tree: every choice is one level deeper, and the way back stands above it. */
export function SubjectPicker({ value, onChange }: SubjectPickerProps) {
  const { path, walkOn } = usePath(value);
  const roots = rootSubjects.useQuery(undefined);
  const below = subjectsOf.useQuery(value?.id ?? skipToken);
  const nameOf = ({ id, name }: SubjectReference) =>
    name || (roots.currentData?.find((root) => root.id === id)?.name ?? '') || texts.nameless;
  return (
    <div className={styles.picker} role="group" aria-label={texts.label}>
      {path.length > 0 && (
        <nav aria-label={texts.path}>
          <ol className={styles.path}>
            <li>
              <Choice className={styles.step} onClick={() => onChange(null)}>
                {texts.all}
              </Choice>
            </li>
            {path.map((subject, index) => (
              <li key={subject.id} className={styles.part}>
                <ChevronRightIcon aria-hidden size={14} />
                {index === path.length - 1 ? (
                  <strong aria-current="true">{nameOf(subject)}</strong>
                ) : (
                  <Choice className={styles.step} onClick={() => onChange(subject)}>
                    {nameOf(subject)}
                  </Choice>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <QueryView
        answer={value === null ? roots : below}
        failed={texts.failed}
        waiting={<Skeleton lines={3} />}
      >
        {(subjects) => (
          <SubjectList
            subjects={subjects}
            empty={value === null ? texts.none : texts.noDeeper}
            onChoose={(subject) => {
              walkOn(subject);
              onChange(subject);
            }}
          />
        )}
      </QueryView>
    </div>
  );
}

interface SubjectListProps {
  subjects: readonly SubjectReference[];
  empty: string;
  onChoose: (subject: SubjectReference) => void;
}

function SubjectList({ subjects, empty, onChoose }: SubjectListProps) {
  if (subjects.length === 0) return <p className={styles.none}>{empty}</p>;
  return (
    <ul className={styles.list}>
      {subjects.map(({ id, name }) => (
        <li key={id}>
          <Choice className={styles.subject} onClick={() => onChoose({ id, name })}>
            {name || texts.nameless}
          </Choice>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  className: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

function Choice({ className, onClick, children }: ChoiceProps) {
  const disabledReason = useReadOnly() ? fieldTexts.readOnly : null;
  return (
    <button type="button" className={className} {...buttonState({ busy: false, disabledReason, onClick })}>
      {children}
    </button>
  );
}
