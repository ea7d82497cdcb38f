import { contractQueries } from '@/api/tenancy/contracts';
import { type TerminationReport, terminationStatusLabel } from '@/domain/tenancy/termination';
import { formatDate } from '@/lib/dates/format';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import { type Fact, Facts } from '@/ui/record/Facts';
import { contractsTexts } from './contractsTexts';

const texts = contractsTexts.termination;

/** The report about the end of a contract (UCC-98). */
export function Termination({ contractId }: { contractId: string }) {
  const answer = contractQueries.endpoints.terminationReport.useQuery(contractId);
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
      {(report) =>
        report === null ? <p className={mutedClass}>{texts.none}</p> : <Facts items={factsOf(report)} />
      }
    </QueryView>
  );
}

const dateOf = (moment: string | null): string =>
  moment === null ? contractsTexts.unknown : formatDate(moment);

const factsOf = ({ terminationDate, reason, status, created }: TerminationReport): Fact[] => [
  { label: texts.date, value: dateOf(terminationDate) },
  { label: texts.reason, value: reason ?? contractsTexts.unknown },
  { label: texts.status, value: status === null ? contractsTexts.unknown : terminationStatusLabel(status) },
  { label: texts.created, value: dateOf(created) },
];
