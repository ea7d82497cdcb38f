import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { mayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import {
  SynchronizationStatus,
  synchronizationStatusLabel,
  type SynchronizedObject,
} from '@/domain/diagnostics/synchronizedObject';
import { lookUp } from '@/lib/values';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Badge, type Tone } from '@/ui/record/Badge';
import { Facts } from '@/ui/record/Facts';
import { cardClass, CardWords } from '@/ui/rows/Cards';
import { Time } from '@/ui/text/Time';
import { statusTones } from '@/ui/record/statusTones';
import { objectsTexts as texts } from './objectsTexts';

const tones: Record<SynchronizationStatus, Tone> = {
  [SynchronizationStatus.Synchronized]: statusTones.finished,
  [SynchronizationStatus.Pending]: statusTones.assigned,
  [SynchronizationStatus.Failed]: statusTones.rejected,
};

const cards: Readonly<Record<string, { path: string; address: (id: string) => string }>> = {
  Person: { path: paths.personCard, address: to.personCard },
  Unit: { path: paths.unitCard, address: to.unitCard },
  Complex: { path: paths.complexCard, address: to.complexCard },
};

interface ObjectCardProps {
  object: SynchronizedObject;
}

export const ObjectCard = ({ object }: ObjectCardProps) => (
  <LineBoundary as="li" resetKey={object}>
    <Contents object={object} />
  </LineBoundary>
);

function Contents({ object }: ObjectCardProps) {
  const { application, status, entityType, entityId, externalId, lastSynchronized } = object;
  const may = useSelector(selectMay);
  const card = lookUp(cards, entityType);
  const address = card && entityId !== null && mayOpen(card.path, may) ? card.address(entityId) : null;
  return (
    <li className={cardClass}>
      <CardWords
        title={application ?? texts.noApplication}
        aside={<Badge tone={lookUp(tones, status) ?? 'neutral'}>{synchronizationStatusLabel(status)}</Badge>}
      >
        <Facts
          items={[
            { label: texts.entity, value: lookUp<string>(texts.entities, entityType) ?? entityType },
            ...(externalId === null ? [] : [{ label: texts.externalId, value: externalId }]),
            { label: texts.lastSynchronized, value: <Time instant={lastSynchronized} /> },
          ]}
        />
        {address !== null && <Link to={address}>{texts.toCard}</Link>}
      </CardWords>
    </li>
  );
}
