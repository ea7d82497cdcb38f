import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { selfServiceQueries } from '@/api/knowledge/selfService';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { ChannelType } from '@/domain/timeline/channelType';
import { isPublished, type SelfServiceScenario } from '@/domain/knowledge/selfServiceScenario';
import { Button } from '@/ui/buttons/Button';
import { ZapIcon } from '@/ui/icons';
import { withScenario } from '../contact/contact';
import type { ChangeContact } from '../contact/useContact';
import { contactTexts } from '../contactTexts';
import styles from './ContactPanel.module.css';

interface SubjectScenariosProps {
  personId: string;
  subjectId: string | null;
  channel: ChannelType;
  change: ChangeContact;
}

/** The scenarios that can be started for the chosen subject (001 §5, AMB-155, AMB-156). */
export function SubjectScenarios({ personId, subjectId, channel, change }: SubjectScenariosProps) {
  const navigate = useNavigate();
  const may = useSelector(selectMay)('caseCreate');
  const { currentData: active = [] } = selfServiceQueries.endpoints.activeScenarios.useQuery(
    may && subjectId !== null ? personId : skipToken,
  );
  const offered = active.filter((scenario) => isPublished(scenario) && scenario.thesaurusTagId === subjectId);
  if (offered.length === 0) return null;
  const start = ({ id, title }: SelfServiceScenario) => {
    change((now) => withScenario(now, { id, title }));
    void navigate(to.impersonation({ personId, scenarioId: id, channel }));
  };
  return (
    <div className={styles.actions}>
      {offered.map((scenario) => (
        <Button
          key={scenario.id}
          size="s"
          icon={ZapIcon}
          disabledReason={channel === ChannelType.Unknown ? contactTexts.channel.required : null}
          onClick={() => start(scenario)}
        >
          {contactTexts.questions.arrange(scenario.title)}
        </Button>
      ))}
    </div>
  );
}
