import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isHttpError } from '@/api/http/httpError';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { useNow } from '@/lib/useNow';
import { Button } from '@/ui/buttons/Button';
import { WrenchIcon } from '@/ui/icons';
import { activitiesTexts as texts } from './activitiesTexts';
import { activityActionName } from './ActivityText';

/**
 * Returns the address of the request on the card of its unit, or null if the request has no unit. The unit is known
 * only from the request itself. The code loads with the first request that is opened.
 */
async function addressOf(requestId: string): Promise<string | null> {
  const { getRepairRequest } = await import('@/api/repairs/repairRequests');
  const { unitId } = await getRepairRequest(requestId);
  const search = new URLSearchParams({ repairrequest: requestId }).toString();
  return unitId === null ? null : to.unitTab(unitId, 'reparatieverzoek', search);
}

/** A link to the submitted repair request; nothing without the right to see it. */
export function RepairOfActivity({ activity }: { activity: CaseActivity }) {
  const { type, repairRequest } = activity;
  const navigate = useNavigate();
  const now = useNow();
  const mayOpen = useMayOpen(`${paths.unitCard}/reparatieverzoek`);
  const [state, setState] = useState<'busy' | 'failed' | null>(null);
  const id = repairRequest?.id ?? null;
  if (type !== 'RepairRequest' || id === null || !mayOpen) return null;
  const open = async () => {
    setState('busy');
    try {
      const address = await addressOf(id);
      if (address === null) setState('failed');
      else void navigate(address);
    } catch (error) {
      if (!isHttpError(error)) throw error;
      setState('failed');
    }
  };
  return (
    <div>
      <Button
        size="s"
        variant="quiet"
        icon={WrenchIcon}
        busy={state === 'busy'}
        aria-label={activityActionName(texts.openRepair, activity, now)}
        onClick={() => void open()}
      >
        {texts.openRepair}
      </Button>
      {state === 'failed' && <span role="alert">{texts.repairFailed}</span>}
    </div>
  );
}
