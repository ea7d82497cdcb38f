import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/tenancy/contracts';
import { useWatchedRecord } from '@/kit/card/live/useWatchedRecord';
import { selectMay } from '@/core/session/sessionSlice';
import { formatMoney } from '@/lib/formatNumber';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { contractsTexts } from './contractsTexts';

const texts = contractsTexts.balance;

/** The amount that a tenant still owes over all contracts; nothing without `billRead`. */
export function Balance({ roleId }: { roleId: string | null }) {
  const may = useSelector(selectMay)('billRead');
  const asked = may ? roleId : null;
  const answer = contractQueries.endpoints.outstandingBalance.useQuery(asked ?? skipToken);
  useWatchedRecord('billHub', asked);
  const { currentData: balance, isError } = answer;
  if (asked === null) return null;
  if (balance === undefined) return isError ? <FieldProblem text={texts.failed} answer={answer} /> : null;
  if (balance === null) return <span>{texts.unknown}</span>;
  return balance > 0 ? <strong>{texts.owes(formatMoney(balance))}</strong> : <span>{texts.nothing}</span>;
}
