import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { personQueries } from '@/api/personQueries';
import { IdentityPart } from '@/people';
import { Heading, HeadingLevel } from '@/ui/layout/Heading';
import { IconButton } from '@/ui/fields/IconButton';
import { TextArea } from '@/ui/fields/TextArea';
import { MinimizeIcon, PauseIcon } from '@/ui/icons';
import { contactFolded, contactParked } from '../contactActions';
import { contactTexts as texts } from '../contactTexts';
import type { OngoingContact } from '../ongoingContact';
import { useChangeContact, useKeptText } from '../useContact';
import { AlertsPart } from './AlertsPart';
import { ChannelPart } from './ChannelPart';
import styles from './ContactPanel.module.css';
import { FinishPart } from './FinishPart';
import { MoreActions } from './MoreActions';
import { PersonPart } from './PersonPart';
import { QuestionsPart } from './QuestionsPart';

/** The conversation that is going on: notes first, then who it is and what is asked. */
export function ContactPanel({ contact }: { contact: OngoingContact }) {
  const { id, resumedAt } = contact;
  const dispatch = useDispatch();
  const change = useChangeContact(id);
  const notes = useKeptText(contact.notes, (text) => change((now) => ({ ...now, notes: text })));
  const field = useRef<HTMLTextAreaElement>(null);
  const { currentData: person } = personQueries.endpoints.person.useQuery(contact.person?.id ?? skipToken);
  useEffect(() => {
    field.current?.focus();
  }, [resumedAt]);

  return (
    <HeadingLevel value="h2">
      <header className={styles.head}>
        <Heading className={styles.title}>{texts.title}</Heading>
        <IconButton icon={PauseIcon} label={texts.park} onClick={() => dispatch(contactParked(id))} />
        <IconButton icon={MinimizeIcon} label={texts.close} onClick={() => dispatch(contactFolded(id))} />
      </header>
      <div className={styles.body}>
        <AlertsPart contact={contact} change={change} notes={field} />
        <TextArea
          label={texts.notes}
          description={texts.notesHint}
          rows={4}
          maxRows={10}
          textareaRef={field}
          {...notes}
        />
        <PersonPart contact={contact} change={change} person={person ?? null} />
        <ChannelPart contact={contact} change={change} />
        {person && (
          <IdentityPart
            person={person}
            identity={contact.identity}
            onChange={(identity) => change((now) => ({ ...now, identity }))}
          />
        )}
        <QuestionsPart contact={contact} change={change} />
        <MoreActions contact={contact} />
      </div>
      <FinishPart contact={contact} person={person} />
    </HeadingLevel>
  );
}
