import { repairLookups } from '@/api/repairs/repairLookups';
import { reportedLately } from '@/domain/repairs/pastRequests';
import { formatDate } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { Banner } from '@/ui/feedback/Banner';
import { repairsTexts } from '../repairsTexts';
import { usePastRequests } from './usePastRequests';

interface ReportedLatelyProps {
  unitId: string;
  defectId: string | null;
}

/** The same was reported not long ago: perhaps somebody is on their way. */
export function ReportedLately({ unitId, defectId }: ReportedLatelyProps) {
  const now = useNow();
  const { past } = usePastRequests(unitId);
  const { currentData: defects = [] } = repairLookups.endpoints.repairDefects.useQuery(undefined);
  const name = defects.find(({ id }) => id === defectId)?.name ?? null;
  const lately = name === null ? undefined : reportedLately(past, name, now);
  if (lately === undefined || name === null) return null;
  return (
    <Banner tone="warning" role="status">
      {repairsTexts.past.lately(name, formatDate(lately.at))}
    </Banner>
  );
}
