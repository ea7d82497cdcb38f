import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { selfServiceQueries } from '@/api/knowledge/selfService';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { to } from '@/core/paths';
import { selectMay, selectSignedInId } from '@/core/session/sessionSlice';
import type { Person } from '@/domain/people/person';
import { isPublished, type SelfServiceScenario } from '@/domain/knowledge/selfServiceScenario';
import { PortalOpenness } from '@/shared/selfservice/admin';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { IconButton } from '@/ui/buttons/IconButton';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { CloseIcon, ZapIcon } from '@/ui/icons';
import { Pane } from '@/ui/layout/Pane';
import { type AgentChannel, channelOptions, readChannel, writeChannel } from '../contactChannel';
import { whyNotFor } from '../impersonationRules';
import { impersonationTexts } from '../impersonationTexts';
import { ScenarioList } from './ScenarioList';
import styles from './SelfServicePanel.module.css';

const texts = impersonationTexts.panel;

interface SelfServicePanelProps {
  person: Person;
  onClose: () => void;
}

/** 'Direct regelen': the scenarios that can be started in the portal on behalf of a person (001 §2). */
export function SelfServicePanel({ person, onClose }: SelfServicePanelProps) {
  const obstacle = whyNotFor(person);
  const heading = useRef<HTMLHeadingElement>(null);
  const maySee = useSelector(selectMay)('customerCard');
  useHeadingFocus(heading, true);
  return (
    <Pane
      label={texts.title}
      title
      titleRef={heading}
      padded
      toolbar={<IconButton icon={CloseIcon} label={texts.close} onClick={onClose} />}
    >
      {maySee && <PortalOpenness />}
      {obstacle === null ? (
        <Scenarios personId={person.id} />
      ) : (
        <EmptyState icon={ZapIcon} title={texts.noRoleTitle}>
          {obstacle}
        </EmptyState>
      )}
    </Pane>
  );
}

function Scenarios({ personId }: { personId: string }) {
  const answer = selfServiceQueries.endpoints.activeScenarios.useQuery(personId);
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {(scenarios) => <Startable personId={personId} scenarios={scenarios.filter(isPublished)} />}
    </QueryView>
  );
}

interface StartableProps {
  personId: string;
  scenarios: readonly SelfServiceScenario[];
}

/** The channel is chosen first, as for every contact, and remembered for the next time. */
function Startable({ personId, scenarios }: StartableProps) {
  const navigate = useNavigate();
  const userId = useSelector(selectSignedInId);
  const [channel, setChannel] = useState<AgentChannel | null>(() => readChannel(userId));
  const [tried, setTried] = useState(false);
  if (scenarios.length === 0)
    return (
      <EmptyState icon={ZapIcon} title={texts.emptyTitle}>
        {texts.emptyText}
      </EmptyState>
    );

  const start = (scenarioId: string) => {
    setTried(true);
    if (channel === null) return;
    writeChannel(userId, channel);
    void navigate(to.impersonation({ personId, scenarioId, channel }));
  };

  return (
    <div className={styles['parts']}>
      <p className={styles['intro']}>{texts.intro}</p>
      <RadioGroup
        label={impersonationTexts.channel.title}
        options={channelOptions}
        value={channel}
        onChange={setChannel}
        required
        error={tried && channel === null ? impersonationTexts.channel.required : null}
      />
      <ScenarioList scenarios={scenarios} onStart={start} />
    </div>
  );
}
