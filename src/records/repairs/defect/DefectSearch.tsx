import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { repairLookups } from '@/api/repairs/repairLookups';
import { matching, reachable } from '@/domain/repairs/searchDefects';
import { isFilledIn } from '@/lib/text';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { ComboBox } from '@/ui/pickers/ComboBox';
import { repairsTexts } from '../repairsTexts';
import { useDefectNotes } from './useDefectNotes';

const texts = repairsTexts.defect;
const { repairTree, repairDefects } = repairLookups.endpoints;
/** The list is short, because more words narrow the result better than a long list. */
const MOST_SHOWN = 30;

interface DefectSearchProps {
  defectId: string | null;
  onChoose: (path: readonly string[], defectId: string | null) => void;
}

const named = (name: string | null | undefined): string => name ?? repairsTexts.nameless;

/** Finds a defect by the caller's words, wherever it is in the tree. */
export function DefectSearch({ defectId, onChoose }: DefectSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const words = typed ?? '';
  const tree = repairTree.useQuery(isFilledIn(words) ? undefined : skipToken);
  const defects = repairDefects.useQuery(undefined);
  const noteOf = useDefectNotes();
  const all = useMemo(
    () => reachable(tree.currentData ?? [], defects.currentData ?? []),
    [tree.currentData, defects.currentData],
  );
  const found = useMemo(() => matching(all, words).slice(0, MOST_SHOWN), [all, words]);
  const failed = [tree, defects].find(({ isError }) => isError);
  const chosen = defects.currentData?.find(({ id }) => id === defectId);
  const shown = chosen ? named(chosen.name) : '';
  const choose = (id: string | null) => {
    setTyped(null);
    if (id === defectId) return;
    const path = found.find(({ defect }) => defect.id === id)?.path ?? [];
    onChoose(
      path.map((answer) => answer.id),
      id,
    );
  };
  /* The field waits for the name of the defect, because a later name would open the list as if it were typed. */
  if (defectId !== null && defects.isLoading) return <Skeleton lines={2} />;
  return (
    <div data-field="defectSearch">
      <ComboBox
        label={texts.search}
        placeholder={texts.searchHint}
        highlightsFirst
        items={found.map(({ defect, path }) => ({
          id: defect.id,
          label: named(defect.name),
          description: [path.map(({ name }) => named(name)).join(' › '), noteOf(defect.id)]
            .filter(Boolean)
            .join(' · '),
        }))}
        inputValue={typed ?? shown}
        onInputChange={(text) => setTyped(text === shown ? null : text)}
        selectedId={defectId}
        onSelect={choose}
        onWordsLeft={() => undefined}
        busy={tree.isFetching || defects.isFetching}
        failed={failed !== undefined}
        emptyText={texts.none}
      />
      {failed && <FieldProblem text={texts.searchFailed} answer={failed} />}
    </div>
  );
}
