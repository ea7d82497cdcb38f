import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNow } from '@/lib/useNow';
import { to } from '@/core/paths';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { caseFlowStatusLabel } from '@/domain/caseflows/caseFlowStatus';
import type { RowProps } from '@/kit/livelist/OverviewList';
import { ShortDeadline } from '@/ui/record/Deadline';
import { deadlineInWords } from '@/ui/record/deadlineTexts';
import { ListRow, RowLine } from '@/ui/rows/ListRow';
import { rowName } from '@/ui/rows/rowName';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { selectionToggled } from './caseFlowList';
import { caseFlowListTexts } from './caseFlowListTexts';
import { caseFlowUrgency, currentDeadline, customerName, summaryOf } from '../caseFlowsRules';
import { selectCaseFlowById, selectIsSelected } from '../caseFlowsSelectors';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { caseFlowStatusLook } from '../caseFlowStatusLook';
import { useOwnerName } from '../useAssigneeName';

const texts = caseFlowListTexts.row;

/** One case in the list. It is drawn again only when its own case changes. */
export const CaseFlowRow = memo(function CaseFlowRow({ id, search, current, onOpen }: RowProps) {
  const dispatch = useDispatch();
  const caseFlow = useSelector((state: WithCaseFlows) => selectCaseFlowById(state, id));
  const selected = useSelector((state: WithCaseFlows) => selectIsSelected(state, id));
  const now = useNow();
  const owner = useOwnerName(caseFlow?.ownerModel ?? null);
  if (!caseFlow) return null;
  const title = caseFlow.title || texts.noTitle;
  return (
    <ListRow
      name={nameOf(caseFlow, title, owner, now)}
      title={title}
      href={to.caseFlow(id, search)}
      onOpen={onOpen}
      current={current}
      selected={selected}
      selectLabel={caseFlowListTexts.list.select(title)}
      onSelect={() => dispatch(selectionToggled(id))}
    >
      <Meta caseFlow={caseFlow} owner={owner} now={now} />
    </ListRow>
  );
});

const nameOf = (caseFlow: CaseFlow, title: string, owner: string, now: number): string =>
  rowName(
    title,
    customerName(caseFlow.relatedPerson),
    caseFlow.type,
    summaryOf(caseFlow),
    caseFlowStatusLabel(caseFlow.status),
    deadlineInWords(currentDeadline(caseFlow), caseFlowUrgency(caseFlow, now)),
    caseFlow.ownerModel === null ? owner : texts.owner(owner),
  );

interface MetaProps {
  caseFlow: CaseFlow;
  owner: string;
  now: number;
}

function Meta({ caseFlow, owner, now }: MetaProps) {
  const summary = summaryOf(caseFlow) || caseFlow.type;
  const look = caseFlowStatusLook(caseFlow.status);
  return (
    <>
      <RowLine facts={[{ text: customerName(caseFlow.relatedPerson), isPerson: true }]}>
        <StatusLabel status={look.name} label={caseFlowStatusLabel(caseFlow.status)} icon={look.icon} />
      </RowLine>
      <RowLine facts={[{ text: owner }, { text: summary }]}>
        <ShortDeadline instant={currentDeadline(caseFlow)} urgency={caseFlowUrgency(caseFlow, now)} />
      </RowLine>
    </>
  );
}
