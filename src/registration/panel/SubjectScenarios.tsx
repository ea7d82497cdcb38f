import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { selfServiceQueries } from '@/api/selfService';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { ChannelType } from '@/domain/channelType';
import { isPublished, type SelfServiceScenario } from '@/domain/selfServiceScenario';
import { Button } from '@/ui/fields/Button';
import { ZapIcon } from '@/ui/icons';
import { type Flow, withScenario } from '../flow/flow';
import { registrationTexts } from '../registrationTexts';
import styles from './RegistrationPanel.module.css';

interface SubjectScenariosProps {
  personId: string;
  flow: Flow;
  onChange: (flow: Flow) => void;
}

/** What somebody can arrange at once about the chosen subject (001 §5, AMB-155, AMB-156). */
export function SubjectScenarios({ personId, flow, onChange }: SubjectScenariosProps) {
  const navigate = useNavigate();
  const may = useSelector(selectMay)('caseCreate');
  const { subject, channel } = flow;
  const { currentData: active = [] } = selfServiceQueries.endpoints.activeScenarios.useQuery(
    may && subject !== null ? personId : skipToken,
  );
  const offered = active.filter(
    (scenario) => isPublished(scenario) && scenario.thesaurusTagId === subject?.id,
  );
  if (offered.length === 0) return null;
  const start = ({ id, title }: SelfServiceScenario) => {
    onChange(withScenario(flow, { id, title }));
    void navigate(to.impersonation({ personId, scenarioId: id, channel }));
  };
  return (
    <div className={styles.channels}>
      {offered.map((scenario) => (
        <Button
          key={scenario.id}
          size="s"
          icon={ZapIcon}
          disabledReason={channel === ChannelType.Unknown ? registrationTexts.whyNot.channel : null}
          onClick={() => start(scenario)}
        >
          {registrationTexts.panel.arrange(scenario.title)}
        </Button>
      ))}
    </div>
  );
}
