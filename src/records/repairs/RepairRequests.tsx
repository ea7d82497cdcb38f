import type { ReactNode } from 'react';
import { repairRequestQueries } from '@/api/repairs/repairRequests';
import { useAddressText } from '@/kit/screen/useAddressValue';
import { useDraft } from '@/core/drafts/useDraft';
import { useArea } from '@/core/useArea';
import { useStillThere } from '@/core/hooks/useStillThere';
import type { RepairRequest } from '@/domain/repairs/repairRequest';
import { Button } from '@/ui/buttons/Button';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { FormFields } from '@/ui/fields/FormFields';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { ReadOnlyFields } from '@/ui/fields/ReadOnlyFields';
import { sectionsClass } from '@/ui/layout/Section';
import { WrenchIcon } from '@/ui/icons';
import { repairsTexts as texts } from './repairsTexts';
import { isRepairDraft, NOTHING_YET, repairDraft, type RepairUnit } from './repairDraft';
import { RequestInSteps } from './request/RequestInSteps';
import { SubmittedRequest } from './request/SubmittedRequest';
import { Unfinished } from './request/Unfinished';

const { repairRequest } = repairRequestQueries.endpoints;

/** The address parameter with the id of the shown request. A request that is being made is in a draft instead. */
const ADDRESS = 'repairrequest';

/** Repair requests of a unit (002 §4.4), one at a time. A started request stays until it is submitted or discarded. */
export function RepairRequests({ unitId, unitName }: RepairUnit) {
  useArea('repairs');
  const unit = { unitId, unitName: unitName || texts.unnamedUnit };
  const [shownId, show] = useAddressText(ADDRESS);
  const draft = useDraft(repairDraft.surface, unitId, NOTHING_YET, {
    isValue: isRepairDraft,
    label: repairDraft.label(unit),
  });
  const startAgain = () => {
    show(null);
    draft.clear();
  };
  const { requestId } = draft.value;
  const goOnWith = ({ id, anonymous }: RepairRequest) => {
    draft.setValue({ ...NOTHING_YET, requestId: id, isAnonymous: anonymous });
    show(null);
  };
  if (shownId !== null)
    return (
      <Shown
        id={shownId}
        unit={unit}
        onStartAgain={startAgain}
        onLeave={() => show(null)}
        unfinished={(request) => (
          <FormFields busy={false} takeOver={draft.takeOver}>
            <Unfinished request={request} unitId={unitId} goingId={requestId} onGoOn={goOnWith} />
          </FormFields>
        )}
      />
    );
  return (
    <FormFields busy={false} takeOver={draft.takeOver}>
      {requestId === null ? (
        <RequestInSteps unit={unit} request={null} draft={draft} onShow={show} onAgain={startAgain} />
      ) : (
        <InProgress id={requestId} unit={unit} draft={draft} onShow={show} onAgain={startAgain} />
      )}
    </FormFields>
  );
}

interface InProgressProps extends Omit<Parameters<typeof RequestInSteps>[0], 'request'> {
  id: string;
}

/** No hub reports changes of a request, so the request is read again whenever it is continued. */
function InProgress({ id, ...rest }: InProgressProps) {
  const answer = repairRequest.useQuery(id, { refetchOnMountOrArgChange: true });
  const { record, isGone } = useStillThere(id, answer.currentData);
  return (
    <QueryView answer={{ ...answer, currentData: record }} failed={texts.failed}>
      {(request) =>
        request === null ? (
          <Gone onStartAgain={rest.onAgain} />
        ) : (
          <div className={sectionsClass}>
            {isGone && <GoneNotice onStartAgain={rest.onAgain} />}
            <ReadOnlyFields when={isGone}>
              <RequestInSteps request={request} {...rest} />
            </ReadOnlyFields>
          </div>
        )
      }
    </QueryView>
  );
}

/** Shown when the request no longer exists. The typed texts stay until the user starts again. */
const GoneNotice = ({ onStartAgain }: { onStartAgain: () => void }) => (
  <Banner
    tone="warning"
    role="alert"
    actions={<BannerButton label={texts.startAgain} onClick={onStartAgain} />}
  >
    {fieldTexts.gone.notice}
  </Banner>
);

interface ShownProps {
  id: string;
  unit: RepairUnit;
  onStartAgain: () => void;
  onLeave: () => void;
  unfinished: (request: RepairRequest) => ReactNode;
}

const Shown = ({ id, unit, onStartAgain, onLeave, unfinished }: ShownProps) => (
  <QueryView answer={repairRequest.useQuery(id, { refetchOnMountOrArgChange: true })} failed={texts.failed}>
    {(request) => {
      if (request === null) return <Gone onStartAgain={onStartAgain} />;
      if (request.isInProgress) return unfinished(request);
      return <SubmittedRequest request={request} unit={unit} onStartAgain={onStartAgain} onLeave={onLeave} />;
    }}
  </QueryView>
);

const Gone = ({ onStartAgain }: Pick<ShownProps, 'onStartAgain'>) => (
  <EmptyState
    icon={WrenchIcon}
    title={texts.gone}
    action={<Button onClick={onStartAgain}>{texts.startAgain}</Button>}
  />
);
