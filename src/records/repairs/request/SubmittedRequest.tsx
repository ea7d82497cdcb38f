import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { draftSaved, selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { RepairStep, needsPlan } from '@/domain/repairs/repairFlow';
import { type RepairItem, type RepairRequest, repairStatusLabel } from '@/domain/repairs/repairRequest';
import { channelTypeLabel } from '@/domain/timeline/channelType';
import { formatDate, formatTime } from '@/lib/dates/format';
import { formatPhone } from '@/lib/phone';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { ReadOnlyFields } from '@/ui/fields/ReadOnlyFields';
import { Section, sectionsClass } from '@/ui/layout/Section';
import { Badge } from '@/ui/record/Badge';
import { type Fact, Facts } from '@/ui/record/Facts';
import { CardList } from '@/ui/rows/Cards';
import { NO_DEFECT } from '../defect/defectFields';
import { goesOnAt } from '../goesOn';
import { repairsTexts } from '../repairsTexts';
import { repairTone } from '../repairTone';
import { AskedAbout, CallBackProposal } from './Aftercare';
import { Appointment } from './Appointment';
import { defectDraftKey, isRepairDraft, repairDraft, type RepairUnit } from '../repairDraft';
import { RepairItemCard } from './RepairItemCard';
import { Steps } from './Steps';
import styles from './Request.module.css';

const { submitted: texts, aftercare } = repairsTexts;

/**
 * Reports the same defect at the same place again, with a remark that names the earlier request. The defect is added to
 * the request being made, if there is one.
 */
function useFollowUp({ id, submitted, created, anonymous }: RepairRequest, unit: RepairUnit) {
  const dispatch = useDispatch();
  const mayForUnit = useSelector(selectMay)('unitRepairRequestWrite');
  const half = useSelector((state: WithDrafts) => selectDraft(state, defectDraftKey(unit.unitId)));
  const going = useSelector((state: WithDrafts) => selectDraft(state, repairDraft.key(unit.unitId)))?.value;
  return {
    /** A partly filled-in defect is not overwritten. */
    whyNot: half === null ? null : aftercare.halfDefect,
    start: ({ answerPath, defectId, defectName }: RepairItem) => {
      const name = defectName ?? repairsTexts.items.unknownDefect;
      const remarks = aftercare.remark(name, formatDate(submitted ?? created));
      const fields = { ...NO_DEFECT, path: answerPath, defectId, remarks };
      dispatch(draftSaved(defectDraftKey(unit.unitId), fields, repairDraft.label(unit)));
      const requestId = isRepairDraft(going) && going.requestId !== id ? going.requestId : null;
      const isAnonymous = anonymous || !mayForUnit;
      const dialog = { kind: 'repairDefect', ...unit, requestId, isAnonymous, isFollowUp: true } as const;
      dispatch(dialogOpened({ id: `repairDefect/${unit.unitId}`, dialog }));
    },
  };
}

interface SubmittedRequestProps {
  request: RepairRequest;
  unit: RepairUnit;
  /** Another user finished the request that was being made here. */
  isElsewhere?: boolean;
  onStartAgain: () => void;
  /** Returns to the request being made, if there is one. */
  onLeave: () => void;
}

/** Step 3: the requested repairs, and the appointment. */
export function SubmittedRequest({
  request,
  unit,
  isElsewhere = false,
  onStartAgain,
  onLeave,
}: SubmittedRequestProps) {
  const { status, items, submittedBy } = request;
  const label = repairStatusLabel(status);
  const followUp = useFollowUp(request, unit);
  return (
    <div className={sectionsClass}>
      <Steps current={RepairStep.Submitted} withPlan={needsPlan(request)} />
      {isElsewhere && (
        <Banner tone="warning" role="alert">
          {texts.elsewhere(label, submittedBy)}
        </Banner>
      )}
      <div {...goesOnAt.submitted}>
        <Section title={texts.appointment}>
          <Appointment request={request} unit={unit} />
          <CallBackProposal request={request} unit={unit} />
        </Section>
      </div>
      <Section title={repairsTexts.title} aside={<Badge tone={repairTone(request.status)}>{label}</Badge>}>
        <Facts items={factsOf(request)} />
        <ReadOnlyFields when>
          <CardList label={repairsTexts.items.list}>
            {items.map((item) => (
              <RepairItemCard key={item.id} item={item}>
                {item.defectId !== null && (
                  <Button
                    size="s"
                    aria-label={aftercare.followUpOf(item.defectName ?? repairsTexts.items.unknownDefect)}
                    disabledReason={followUp.whyNot}
                    onClick={() => {
                      onLeave();
                      followUp.start(item);
                    }}
                  >
                    {aftercare.followUp}
                  </Button>
                )}
              </RepairItemCard>
            ))}
          </CardList>
        </ReadOnlyFields>
      </Section>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onStartAgain}>
          {repairsTexts.startAgain}
        </Button>
        <AskedAbout request={request} unit={unit} />
      </div>
    </div>
  );
}

function factsOf({ submitted, submittedBy, channelType, phone, email, anonymous }: RepairRequest): Fact[] {
  const facts: [string, string | null][] = [
    [repairsTexts.steps.Submitted, submitted && `${formatDate(submitted)} ${formatTime(submitted)}`],
    [texts.bySomebody, submittedBy],
    [repairsTexts.whose.label, anonymous ? repairsTexts.whose.anonymous : null],
    [repairsTexts.finish.channel, channelType && channelTypeLabel(channelType)],
    [repairsTexts.finish.phone, phone && formatPhone(phone)],
    [repairsTexts.finish.email, email],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ label: name, value }] : []));
}
