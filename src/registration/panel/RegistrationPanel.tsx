import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { useUnsettled } from '@/core/submissions/useUnsettled';
import type { Person } from '@/domain/person';
import { AGENT_CHANNELS, type ChannelType, channelTypeLabel } from '@/domain/channelType';
import { FaqAnswer, FaqSearch, SubjectPicker, useFreshSubjects } from '@/knowledge';
import { IdentityPart } from '@/people';
import { Boundary } from '@/ui/feedback/Boundary';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/fields/Button';
import { IconButton } from '@/ui/fields/IconButton';
import { TextArea } from '@/ui/fields/TextArea';
import { CloseIcon } from '@/ui/icons';
import {
  type Flow,
  isStarted,
  NO_FLOW,
  withChannel,
  withFaq,
  withoutSubject,
  withSubject,
} from '../flow/flow';
import { flowKey, useFlow } from '../flow/keptFlow';
import { contactLookedFor } from '../registrationActions';
import { selectFinished } from '../registrationSlice';
import { registrationTexts } from '../registrationTexts';
import { PanelActions } from './PanelActions';
import styles from './RegistrationPanel.module.css';
import { SubjectScenarios } from './SubjectScenarios';

const texts = registrationTexts.panel;

interface RegistrationPanelProps {
  person: Person;
  /** The contract that is looked at, if any. */
  contractId: string | null;
  onClose: () => void;
}

/** Five steps beside the card, in any order one talks in: channel, subject, question, notes, and what to do with it (001 §4). */
export function RegistrationPanel({ person, contractId, onClose }: RegistrationPanelProps) {
  const { flow, change } = useFlow(person);
  const unsettled = useDoubt(person.id);
  useClosedAfter(person.id, onClose);
  const loadSubjects = useFreshSubjects();
  const choose = (channel: ChannelType) => {
    change(withChannel(flow, channel));
    loadSubjects();
  };
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <header className={styles.header}>
        <h2 className={styles.title}>{texts.title}</h2>
        {isStarted(flow) && (
          <Button size="s" variant="quiet" onClick={() => change(NO_FLOW)}>
            {texts.clearChannel}
          </Button>
        )}
        <IconButton icon={CloseIcon} label={texts.close} onClick={onClose} />
      </header>
      <SubmissionNotice submission={unsettled} help={registrationTexts.uncertainHelp} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ChannelChoice value={flow.channel} onChange={choose} />
          <TextArea
            label={texts.notes}
            description={texts.notesHint}
            value={flow.notes}
            onChange={(notes) => change({ ...flow, notes })}
            rows={4}
            maxRows={12}
          />
          <IdentityPart
            person={person}
            identity={flow.identity ?? null}
            onChange={(identity) => change({ ...flow, identity })}
          />
          <Boundary resetKey={flow.faqId}>
            <ChosenAnswer personId={person.id} flow={flow} onChange={change} />
          </Boundary>
        </div>
        <div className={styles.column}>
          <Boundary resetKey={flow.subject}>
            <div>
              <h3 className={styles.heading}>{texts.subject}</h3>
              <SubjectPicker
                value={flow.subject}
                onChange={(subject) =>
                  change(subject === null ? withoutSubject(flow) : withSubject(flow, subject))
                }
              />
            </div>
            <SubjectScenarios personId={person.id} flow={flow} onChange={change} />
          </Boundary>
          <Boundary resetKey={flow.query}>
            <FaqSearch
              personId={person.id}
              subjectId={flow.subject?.id ?? null}
              query={flow.query}
              onQuery={(query) => change({ ...flow, query })}
              selectedId={flow.faqId}
              onSelect={({ id }) => change(withFaq(flow, id))}
            />
          </Boundary>
        </div>
      </div>
      <PanelActions person={person} contractId={contractId} flow={flow} />
    </section>
  );
}

/** Nobody knows whether the contact moment was registered: after a reload the timeline is read once more. */
function useDoubt(personId: string) {
  const dispatch = useDispatch();
  const key = submissionKey('registerContact', personId);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  useUnsettled(key, flowKey(personId), () => dispatch(contactLookedFor({ personId })));
  return submission?.status === 'uncertain' ? submission : null;
}

/** What was to be registered is: there is nothing left to do here. */
function useClosedAfter(personId: string, onClose: () => void): void {
  const finished = useSelector((state: Parameters<typeof selectFinished>[0]) =>
    selectFinished(state, personId),
  );
  const [before] = useState(finished);
  useEffect(() => {
    if (finished > before) onClose();
  }, [finished, before, onClose]);
}

interface ChosenAnswerProps {
  personId: string;
  flow: Flow;
  onChange: (flow: Flow) => void;
}

/** What there is to say once a question is chosen, beside what is noted. */
function ChosenAnswer({ personId, flow, onChange }: ChosenAnswerProps) {
  if (flow.faqId === null) return null;
  return (
    <div>
      <h3 className={styles.heading}>{texts.answer}</h3>
      <FaqAnswer
        key={flow.faqId}
        faqId={flow.faqId}
        personId={personId}
        targetGroupId={flow.targetGroupId}
        onTargetGroup={(targetGroupId) => onChange({ ...flow, targetGroupId })}
        followUpQuestionId={flow.followUpQuestionId}
        onFollowUp={(followUpQuestionId) => onChange({ ...flow, followUpQuestionId })}
      />
    </div>
  );
}

/** The nine channels that an agent chooses from (AMB-110). */
function ChannelChoice({
  value,
  onChange,
}: {
  value: ChannelType;
  onChange: (channel: ChannelType) => void;
}) {
  return (
    <div className={styles.channels} role="group" aria-label={texts.channel}>
      {AGENT_CHANNELS.map((channel) => (
        <Button key={channel} size="s" aria-pressed={channel === value} onClick={() => onChange(channel)}>
          {channelTypeLabel(channel)}
        </Button>
      ))}
    </div>
  );
}
