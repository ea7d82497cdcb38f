import { skipToken } from '@reduxjs/toolkit/query/react';
import { type MouseEvent, useRef, useState } from 'react';
import { thesaurusQueries } from '@/api/knowledge/thesaurus';
import type { Subject } from '@/domain/knowledge/subject';
import type { Answer } from '@/ui/feedback/answer';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import { isFoldPress, treeClass, treeGroupClass, treeItemClass, TreeLine } from '@/ui/tree/Tree';
import { useTreeKeys } from '@/ui/tree/useTreeKeys';
import { lookUp } from '@/lib/values';
import { knowledgeTexts } from '../knowledgeTexts';

const { rootSubjects, subjectsOf } = thesaurusQueries.endpoints;
const texts = knowledgeTexts.subjects;

export interface SubjectTreeProps {
  /** The path from the top to the chosen subject; empty when none is chosen. */
  path: readonly string[];
  onChoose: (path: readonly string[]) => void;
}

/** The common props of a tree's branches. */
interface Tree extends SubjectTreeProps {
  isOpen: (id: string) => boolean;
  toggle: (id: string, open: boolean) => void;
  /** The subject that Tab moves to. */
  tabStop: string | null;
  onFocus: (id: string) => void;
}

/** All subjects, as a tree of the ARIA practices. A branch is read when it is unfolded. */
export function SubjectTree({ path, onChoose }: SubjectTreeProps) {
  const roots = rootSubjects.useQuery(undefined);
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const [focused, setFocused] = useState<string | null>(null);
  const element = useRef<HTMLUListElement>(null);
  const first = (all: readonly Subject[]) => all.find(({ id }) => id === path[0]) ?? all[0] ?? null;
  const keys = useTreeKeys(element);
  return (
    <QueryView answer={roots} failed={texts.failed} waiting={<Skeleton lines={6} />}>
      {(subjects) =>
        subjects.length === 0 ? (
          <p className={mutedClass}>{texts.none}</p>
        ) : (
          <ul ref={element} className={treeClass} role="tree" aria-label={texts.tree} onKeyDown={keys}>
            <Branches
              subjects={subjects}
              above={[]}
              tree={{
                path,
                onChoose,
                isOpen: (id) => lookUp(folds, id) ?? path.slice(0, -1).includes(id),
                toggle: (id, open) => setFolds((now) => ({ ...now, [id]: open })),
                tabStop: focused ?? first(subjects)?.id ?? null,
                onFocus: setFocused,
              }}
            />
          </ul>
        )
      }
    </QueryView>
  );
}

interface BranchesProps {
  subjects: readonly Subject[];
  above: readonly string[];
  tree: Tree;
}

const Branches = ({ subjects, above, tree }: BranchesProps) =>
  subjects
    /* A subject that is its own descendant would unfold forever. */
    .filter(({ id }) => !above.includes(id))
    .map((subject) => <Branch key={subject.id} subject={subject} above={above} tree={tree} />);

interface BranchProps extends Omit<BranchesProps, 'subjects'> {
  subject: Subject;
}

/** Choosing a branch also unfolds it. Its arrow folds and unfolds it without choosing. */
function chooserOf({ subject: { id }, above, tree }: BranchProps, isOpen: boolean, isEnd: boolean) {
  return (event: MouseEvent<HTMLLIElement>) => {
    event.stopPropagation();
    event.currentTarget.focus();
    const isFold = isFoldPress(event.target);
    if (!isEnd) tree.toggle(id, !isFold || !isOpen);
    if (!isFold) tree.onChoose([...above, id]);
  };
}

function Branch(props: BranchProps) {
  const { subject, above, tree } = props;
  const { id, hasChildren } = subject;
  const name = subject.name || texts.nameless;
  const isOpen = hasChildren && tree.isOpen(id);
  const below = subjectsOf.useQuery(isOpen ? id : skipToken);
  const isEnd = !hasChildren || below.currentData?.length === 0;
  return (
    // The keys are those of the tree (useTreeKeys).
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      className={treeItemClass}
      role="treeitem"
      aria-label={name}
      aria-level={above.length + 1}
      aria-expanded={isEnd ? undefined : isOpen}
      aria-selected={tree.path.at(-1) === id}
      tabIndex={tree.tabStop === id ? 0 : -1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) tree.onFocus(id);
      }}
      onClick={chooserOf(props, isOpen, isEnd)}
    >
      <TreeLine depth={above.length} isOpen={isEnd ? null : isOpen}>
        {name}
      </TreeLine>
      {isOpen && !isEnd && <Below answer={below} above={[...above, id]} tree={tree} />}
    </li>
  );
}

function Below({ answer, above, tree }: Omit<BranchesProps, 'subjects'> & { answer: Answer<Subject[]> }) {
  return (
    <ul role="group" className={treeGroupClass}>
      {answer.currentData ? (
        <Branches subjects={answer.currentData} above={above} tree={tree} />
      ) : (
        <li role="none">
          <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
            {() => null}
          </QueryView>
        </li>
      )}
    </ul>
  );
}
