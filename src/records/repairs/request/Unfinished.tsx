import type { RepairRequest } from '@/domain/repairs/repairRequest';
import { sameId } from '@/lib/guid';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { WrenchIcon } from '@/ui/icons';
import { repairsTexts } from '../repairsTexts';

const texts = repairsTexts.unfinished;

interface UnfinishedProps {
  request: RepairRequest;
  unitId: string;
  /** The request that is being made for this unit, if there is one. */
  goingId: string | null;
  onGoOn: (request: RepairRequest) => void;
}

/** Offers to continue the unsubmitted request that the address names. Only one request can be made at a time. */
export function Unfinished({ request, unitId, goingId, onGoOn }: UnfinishedProps) {
  const readOnly = useReadOnly();
  const whyNot = whyNotGoOn(request, unitId, goingId);
  return (
    <EmptyState
      icon={WrenchIcon}
      title={texts.title}
      action={
        <Button
          variant="primary"
          disabledReason={readOnly ? fieldTexts.readOnly : whyNot}
          onClick={() => onGoOn(request)}
        >
          {texts.goOn}
        </Button>
      }
    />
  );
}

function whyNotGoOn(request: RepairRequest, unitId: string, goingId: string | null): string | null {
  if (request.unitId !== null && !sameId(request.unitId, unitId)) return texts.otherUnit;
  return goingId === null || sameId(goingId, request.id) ? null : texts.otherRequest;
}
