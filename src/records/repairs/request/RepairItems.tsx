import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { needsPlan } from '@/domain/repairs/repairFlow';
import type { RepairRequest } from '@/domain/repairs/repairRequest';
import { useAddressText } from '@/kit/screen/useAddressValue';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { ArrowRightIcon, PlusIcon, WrenchIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { CardList } from '@/ui/rows/Cards';
import { defectDraftKey } from '../repairDraft';
import { goesOnAt } from '../goesOn';
import { repairsTexts } from '../repairsTexts';
import { RepairItemCard } from './RepairItemCard';
import styles from './Request.module.css';
import type { RepairUnit } from '../repairDraft';

const texts = repairsTexts.items;

interface RepairItemsProps {
  unit: RepairUnit;
  request: RepairRequest | null;
  isAnonymous: boolean;
  onPlan: () => void;
}

/** Step 1: adding defects. */
export function RepairItems({ unit, request, isAnonymous, onPlan }: RepairItemsProps) {
  const dispatch = useDispatch();
  const notNow = useReadOnly() ? fieldTexts.readOnly : null;
  const items = request?.items ?? [];
  const buttons = (
    <div className={styles.buttons}>
      <AddButton {...{ unit, request, isAnonymous }} />
      {needsPlan(request) && (
        <Button
          variant="primary"
          icon={ArrowRightIcon}
          disabledReason={notNow}
          onClick={onPlan}
          {...goesOnAt.defects}
        >
          {texts.toPlanning}
        </Button>
      )}
      {request !== null && <DiscardButton unitId={unit.unitId} />}
    </div>
  );
  const askToRemove = (requestId: string, itemId: string) => (name: string) =>
    dispatch(dialogOpened({ dialog: { kind: 'repairItemRemove', requestId, itemId, name } }));
  return (
    <Section title={texts.title}>
      {request === null || items.length === 0 ? (
        <EmptyState icon={WrenchIcon} title={texts.none} action={buttons}>
          {texts.noneHelp}
        </EmptyState>
      ) : (
        <>
          <CardList label={texts.list}>
            {items.map((item) => (
              <RepairItemCard key={item.id} item={item} onRemove={askToRemove(request.id, item.id)} />
            ))}
          </CardList>
          {buttons}
        </>
      )}
    </Section>
  );
}

function DiscardButton({ unitId }: { unitId: string }) {
  const dispatch = useDispatch();
  const notNow = useReadOnly() ? fieldTexts.readOnly : null;
  return (
    <Button
      variant="quiet"
      disabledReason={notNow}
      onClick={() => dispatch(dialogOpened({ dialog: { kind: 'repairDiscard', unitId } }))}
    >
      {texts.discard}
    </Button>
  );
}

/** The value in an address that opens the form for a new defect. */
const NEW = 'meld';

/** Adds a defect, or continues a defect that was partly filled in. */
function AddButton({ unit, request, isAnonymous }: Omit<RepairItemsProps, 'onPlan'>) {
  const dispatch = useDispatch();
  const mayForUnit = useSelector(selectMay)('unitRepairRequestWrite');
  const isHalf = useSelector((state: WithDrafts) => selectDraft(state, defectDraftKey(unit.unitId)) !== null);
  const notNow = useReadOnly() ? fieldTexts.readOnly : null;
  const open = () =>
    dispatch(
      dialogOpened({
        id: `repairDefect/${unit.unitId}`,
        dialog: {
          kind: 'repairDefect',
          ...unit,
          requestId: request?.id ?? null,
          isAnonymous: isAnonymous || !mayForUnit,
        },
      }),
    );
  const [isAsked, ask] = useAddressText(NEW);
  useEffect(() => {
    if (isAsked === null || notNow !== null) return;
    ask(null);
    open();
  });
  return (
    <Button
      icon={PlusIcon}
      variant={request === null || request.items.length === 0 ? 'primary' : 'secondary'}
      disabledReason={notNow}
      onClick={open}
    >
      {isHalf ? texts.goOn : texts.add}
    </Button>
  );
}
