import { repairLookups } from '@/api/repairs/repairLookups';
import { reportedLately } from '@/domain/repairs/pastRequests';
import { formatDate } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { Banner } from '@/ui/feedback/Banner';
import { repairsTexts } from '../repairsTexts';
import { usePastRequests, useSharedRequests } from './usePastRequests';

const texts = repairsTexts.past;

interface ReportedLatelyProps {
  unitId: string;
  defectId: string | null;
  /** The place is shared by the whole complex. */
  isShared: boolean;
}

/**
 * Warns that the same defect was reported recently, here or by a neighbour, so help may already be on its way.
 */
export function ReportedLately({ unitId, defectId, isShared }: ReportedLatelyProps) {
  const now = useNow();
  const here = usePastRequests(unitId).past;
  const around = useSharedRequests(unitId, isShared).past;
  const { currentData: defects = [] } = repairLookups.endpoints.repairDefects.useQuery(undefined);
  const name = defects.find(({ id }) => id === defectId)?.name ?? null;
  if (name === null) return null;
  const atUnit = reportedLately(here, name, now);
  const lately = atUnit ?? reportedLately(around, name, now);
  if (lately === undefined) return null;
  const sentence = atUnit === undefined ? texts.latelyAround : texts.lately;
  return (
    <Banner tone="warning" role="status">
      {sentence(name, formatDate(lately.at))}
    </Banner>
  );
}
