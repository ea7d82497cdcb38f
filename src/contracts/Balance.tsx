import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/tenancy/contracts';
import { selectMay } from '@/core/session/sessionSlice';
import { formatMoney } from '@/lib/formatNumber';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { contractsTexts } from './contractsTexts';

const texts = contractsTexts.balance;

/** What a tenant still has to pay, of all their contracts; nothing for a colleague who may not know. */
export function Balance({ roleId }: { roleId: string | null }) {
  const may = useSelector(selectMay)('billRead');
  const isAsked = may && roleId !== null;
  const answer = contractQueries.endpoints.outstandingBalance.useQuery(isAsked ? roleId : skipToken);
  const { currentData: balance, isError } = answer;
  if (!isAsked) return null;
  if (balance === undefined) return isError ? <FieldProblem text={texts.failed} answer={answer} /> : null;
  if (balance === null) return texts.unknown;
  return balance > 0 ? <strong>{texts.owes(formatMoney(balance))}</strong> : texts.nothing;
}
