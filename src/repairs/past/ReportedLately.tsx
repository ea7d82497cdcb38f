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
  /** Of a place that the whole complex uses. */
  isShared: boolean;
}

/** The same was reported not long ago, here or by a neighbour: perhaps somebody is on their way. */
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
  const said = atUnit === undefined ? texts.latelyAround : texts.lately;
  return (
    <Banner tone="warning" role="status">
      {said(name, formatDate(lately.at))}
    </Banner>
  );
}
