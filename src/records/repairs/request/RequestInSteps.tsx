import { useSelector } from 'react-redux';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import { needsPlan, RepairStep, stepOf } from '@/domain/repairs/repairFlow';
import type { RepairRequest } from '@/domain/repairs/repairRequest';
import { submitByKey } from '@/lib/keys';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { mutedClass, sectionsClass } from '@/ui/layout/Section';
import { Finish } from '../finish/Finish';
import { goOn } from '../goesOn';
import { WeekPlanner } from '../planning/WeekPlanner';
import { repairsTexts as texts } from '../repairsTexts';
import { PastRequests } from '../past/PastRequests';
import { RepairItems } from './RepairItems';
import type { RepairDraft, RepairUnit } from '../repairDraft';
import { Steps } from './Steps';
import { SubmittedRequest } from './SubmittedRequest';

interface RequestInStepsProps {
  unit: RepairUnit;
  /** Null until a defect was added. */
  request: RepairRequest | null;
  draft: { value: RepairDraft; setValue: (value: RepairDraft) => void };
  /** Shows a submitted request instead of this one. */
  onShow: (requestId: string) => void;
  onAgain: () => void;
}

/** Steps: AddDefects, Plan if an appointment is needed, Submitted (REP-08). */
export function RequestInSteps({ unit, request, draft, onShow, onAgain }: RequestInStepsProps) {
  const user = useSelector(selectUser);
  const step = stepOf(request, draft.value.wantsPlan);
  const set = (changes: Partial<RepairDraft>) => draft.setValue({ ...draft.value, ...changes });
  const finish = request && (
    <Finish
      unitId={unit.unitId}
      request={request}
      draft={draft.value}
      onChange={set}
      onSubmitted={() => {
        onShow(request.id);
        goOn.toSubmitted();
      }}
    />
  );
  if (request !== null && step === RepairStep.Submitted) {
    const isOwn = request.submittedBy !== null && request.submittedBy === user?.name;
    return (
      <SubmittedRequest
        request={request}
        unit={unit}
        isElsewhere={!isOwn}
        onStartAgain={onAgain}
        onLeave={onAgain}
      />
    );
  }
  return (
    <div className={sectionsClass}>
      <Steps current={step} withPlan={request === null || needsPlan(request)} />
      {step === RepairStep.Plan && request !== null ? (
        <div className={sectionsClass} onKeyDownCapture={submitByKey}>
          <WeekPlanner request={request} onBack={() => set({ wantsPlan: false })} />
          {finish}
        </div>
      ) : (
        <>
          <Whose isNew={request === null} isAnonymous={draft.value.isAnonymous} onChange={set} />
          <RepairItems
            unit={unit}
            request={request}
            isAnonymous={draft.value.isAnonymous}
            onPlan={() => {
              set({ wantsPlan: true });
              goOn.toMoments();
            }}
          />
          {request !== null && request.items.length > 0 && !needsPlan(request) && finish}
          <PastRequests unitId={unit.unitId} onShow={onShow} />
        </>
      )}
    </div>
  );
}

interface WhoseProps {
  isNew: boolean;
  isAnonymous: boolean;
  onChange: (changes: Pick<RepairDraft, 'isAnonymous'>) => void;
}

/** Users who may make both anonymous requests and requests for the unit choose when the request begins (AMB-221). */
function Whose({ isNew, isAnonymous, onChange }: WhoseProps) {
  const may = useSelector(selectMay);
  const mayForUnit = may('unitRepairRequestWrite');
  if (!mayForUnit || (isAnonymous && !isNew)) return <p className={mutedClass}>{texts.whose.isAnonymous}</p>;
  if (!isNew || !may('anonymousRepairRequestWrite')) return null;
  return (
    <RadioGroup
      label={texts.whose.label}
      orientation="horizontal"
      options={[
        { value: 'unit', label: texts.whose.unit },
        { value: 'anonymous', label: texts.whose.anonymous },
      ]}
      value={isAnonymous ? 'anonymous' : 'unit'}
      onChange={(value) => onChange({ isAnonymous: value === 'anonymous' })}
    />
  );
}
