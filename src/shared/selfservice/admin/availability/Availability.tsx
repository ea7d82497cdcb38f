import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { portalQueries } from '@/api/selfservice/portal';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { useWatching } from '@/core/hooks/useWatching';
import { selectMayAny } from '@/core/session/sessionSlice';
import type { Received } from '@/domain/decode/received';
import { PortalStatus, portalStatusLabel } from '@/domain/selfservice/portal';
import { ADMINISTRATOR } from '@/domain/session/permission';
import { lookUp } from '@/lib/values';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { mutedClass, Section } from '@/ui/layout/Section';
import { portalTexts } from '../portalTexts';
import styles from '../Portal.module.css';
import { PortalBadge } from './PortalBadge';
import { statusShown } from './portalSlice';

const texts = portalTexts.availability;

/** A fault cannot be chosen as a status. */
const CHOICES = [
  PortalStatus.Online,
  PortalStatus.KccOnly,
  PortalStatus.AdministratorsOnly,
  PortalStatus.Offline,
] as const;

const options = CHOICES.map((status) => ({
  value: String(status),
  label: portalStatusLabel(status),
  description: texts.sees[status],
}));

/** The availability of the portal; administrators can change it (SSA-01, 04; AMB-232). */
export function Availability() {
  const mayChange = useSelector(selectMayAny)(...ADMINISTRATOR);
  const answer = portalQueries.endpoints.portalStatus.useQuery(undefined);
  useWatching(statusShown);
  return (
    <Section title={texts.title}>
      <QueryView answer={answer} failed={texts.failed}>
        {(status) => (
          <>
            <p className={styles.now}>
              {texts.now} <PortalBadge status={status} />
            </p>
            <p className={mutedClass}>{lookUp(texts.sees, status) ?? texts.unknown}</p>
            {mayChange && <StatusChoice now={status} />}
          </>
        )}
      </QueryView>
    </Section>
  );
}

function StatusChoice({ now }: { now: Received<PortalStatus> }) {
  const dispatch = useDispatch();
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? String(now);
  /* A choice ends once the status matches it, so that a colleague's later change shows. */
  if (picked === String(now)) setPicked(null);
  const status = CHOICES.find((one) => String(one) === chosen);
  const ask = () => {
    if (status !== undefined) dispatch(dialogOpened({ dialog: { kind: 'portalStatus', status } }));
  };
  return (
    <div className={styles.choice}>
      <RadioGroup label={texts.choose} options={options} value={chosen} onChange={setPicked} />
      <Button
        variant="primary"
        disabledReason={status === undefined || chosen === String(now) ? texts.isNow : null}
        onClick={ask}
      >
        {texts.change}
      </Button>
    </div>
  );
}
