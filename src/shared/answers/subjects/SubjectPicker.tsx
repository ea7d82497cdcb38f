import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { thesaurusQueries } from '@/api/knowledge/thesaurus';
import type { SubjectReference } from '@/domain/knowledge/subject';
import { buttonState } from '@/ui/buttons/buttonState';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { ChevronRightIcon } from '@/ui/icons';
import { noteClass } from '@/ui/layout/Section';
import { knowledgeTexts } from '../knowledgeTexts';
import styles from './SubjectPicker.module.css';

const { rootSubjects, subjectsOf } = thesaurusQueries.endpoints;
const texts = knowledgeTexts.subjects;

interface SubjectPickerProps {
  value: SubjectReference | null;
  onChange: (subject: SubjectReference | null) => void;
  /** The first subject takes the focus, because the user asked for the picker. */
  hasFocus?: boolean;
  /** Called when the chosen subject has no children; without this function the chosen subject keeps the focus. */
  onEnd?: () => void;
}

/** Returns the known part of the path to the chosen subject. */
function usePath(value: SubjectReference | null) {
  const [walked, setWalked] = useState<readonly SubjectReference[]>([]);
  const end = walked.findIndex(({ id }) => id === value?.id);
  const path = end >= 0 ? walked.slice(0, end + 1) : value === null ? [] : [value];
  return { path, walkOn: (next: SubjectReference) => setWalked([...path, next]) };
}

/** Chooses a subject from a tree: every choice leads one level deeper, and the path back is above it. */
export function SubjectPicker({ value, onChange, hasFocus = false, onEnd }: SubjectPickerProps) {
  const { path, walkOn } = usePath(value);
  const roots = rootSubjects.useQuery(undefined);
  const below = subjectsOf.useQuery(value?.id ?? skipToken);
  const place = useRef<HTMLDivElement>(null);
  const level = (value === null ? roots : below).currentData === undefined ? undefined : (value?.id ?? null);
  const goTo = useNextSubject(place, level, { hasFocus, onEnd });
  const choose = (subject: SubjectReference | null) => {
    onChange(subject);
    goTo(subject?.id ?? null);
  };
  const nameOf = ({ id, name }: SubjectReference) =>
    name || (roots.currentData?.find((root) => root.id === id)?.name ?? '') || texts.nameless;
  return (
    <div ref={place} className={styles.picker} role="group" aria-label={texts.label}>
      {path.length > 0 && (
        <nav aria-label={texts.path}>
          <ol className={styles.path}>
            <li>
              <Choice className={styles.step} onClick={() => choose(null)}>
                {texts.all}
              </Choice>
            </li>
            {path.map((subject, index) => (
              <li key={subject.id} className={styles.part}>
                <ChevronRightIcon aria-hidden size={14} />
                {index === path.length - 1 ? (
                  <strong aria-current="true" tabIndex={-1}>
                    {nameOf(subject)}
                  </strong>
                ) : (
                  <Choice className={styles.step} onClick={() => choose(subject)}>
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
              choose(subject);
            }}
          />
        )}
      </QueryView>
    </div>
  );
}

/**
 * Choosing a subject removes its level. The focus moves to the first subject of the next level once that level is read;
 * until then the focus is on the chosen subject, so that the keys of the form keep working.
 */
function useNextSubject(
  place: RefObject<HTMLElement | null>,
  /** The subject whose children are shown, null for the top; undefined while they are read. */
  level: string | null | undefined,
  { hasFocus, onEnd }: { hasFocus: boolean; onEnd: (() => void) | undefined },
) {
  const wanted = useRef<string | null | undefined>(hasFocus ? null : undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const chosen = place.current?.querySelector<HTMLElement>('[aria-current]');
    if (level === undefined) chosen?.focus();
    if (level !== wanted.current) return;
    wanted.current = undefined;
    const next = place.current?.querySelector<HTMLElement>('ul button');
    if (next || !onEnd) (next ?? chosen)?.focus();
    else onEnd();
  });
  return (id: string | null) => {
    wanted.current = id;
  };
}

interface SubjectListProps {
  subjects: readonly SubjectReference[];
  empty: string;
  onChoose: (subject: SubjectReference) => void;
}

function SubjectList({ subjects, empty, onChoose }: SubjectListProps) {
  if (subjects.length === 0) return <p className={noteClass}>{empty}</p>;
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
