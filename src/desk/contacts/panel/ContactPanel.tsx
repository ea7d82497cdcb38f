import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { personQueries } from '@/api/people/personQueries';
import { draftTakenOver, selectIsElsewhere, type WithDrafts } from '@/core/drafts/draftsSlice';
import { FormFields } from '@/ui/fields/FormFields';
import { usePastedFiles } from '@/ui/fields/usePastedFiles';
import { IdentityPart } from '@/shared/people';
import { MessageArea } from '@/shared/standardtexts';
import { Heading, HeadingLevel } from '@/ui/layout/Heading';
import { IconButton } from '@/ui/buttons/IconButton';
import { MinimizeIcon, PauseIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import type { Contact } from '../contact/contact';
import { contactFolded, contactParked } from '../contact/contactActions';
import { contactDraftKey } from '../contact/contactKeys';
import { useChangeContact, useKeptText } from '../contact/useContact';
import { contactTexts as texts } from '../contactTexts';
import { useContracts } from '../dialogs/useSubject';
import { AlertsPart } from './AlertsPart';
import { ChannelPart } from './ChannelPart';
import styles from './ContactPanel.module.css';
import { ExtrasPart } from './ExtrasPart';
import { FactsPart } from './FactsPart';
import { FinishPart } from './FinishPart';
import { NewFaqAction } from './ContactActions';
import { LinkedElsewhere } from './LinkedElsewhere';
import { PersonPart } from './PersonPart';
import { QuestionsPart } from './QuestionsPart';
import { StepLinks } from './StepLinks';
import { useFinish, useFinishKey } from './useFinish';
import { WhoseCard } from './WhoseCard';

const NO_FILES: readonly File[] = [];

/** Focuses the notes, but not when the end of a call opened the panel, because the agent may be typing elsewhere. */
function useFocusOnResumed({ resumedAt, sourceEndedAt }: Contact, notes: RefObject<HTMLElement | null>) {
  const takeFocus = useEffectEvent(() => {
    if (sourceEndedAt === null || sourceEndedAt <= resumedAt) notes.current?.focus();
  });
  useEffect(() => {
    takeFocus();
  }, [resumedAt]);
}

/** Adds files that are pasted anywhere in the panel to the contact. */
function useFilesOfPanel(isElsewhere: boolean, notes: RefObject<HTMLElement | null>) {
  const [pasted, setPasted] = useState<readonly File[]>(NO_FILES);
  const take = (files: readonly File[]) => setPasted([...pasted, ...files]);
  const { paste, offer } = usePastedFiles(isElsewhere ? undefined : take, () => notes.current?.focus());
  return { paste, offer, pasted, setPasted };
}

/** The ongoing contact: first the notes, then the questions, then the channel and the person. */
export function ContactPanel({ contact }: { contact: Contact }) {
  const { id } = contact;
  const dispatch = useDispatch();
  const change = useChangeContact(id);
  const notes = useKeptText(contact.notes, (text) => change((now) => ({ ...now, notes: text })));
  const field = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const channel = useRef<HTMLDivElement>(null);
  const identity = useRef<HTMLDivElement>(null);
  const { currentData: person } = personQueries.endpoints.person.useQuery(contact.person?.id ?? skipToken);
  const contracts = useContracts(person ?? null);
  const key = contactDraftKey(id);
  const isElsewhere = useSelector((state: WithDrafts) => selectIsElsewhere(state, key));
  const takeOver = isElsewhere ? () => dispatch(draftTakenOver(key)) : null;
  const { paste, offer, pasted, setPasted } = useFilesOfPanel(isElsewhere, field);
  const finish = useFinish(contact, person, contracts);
  useFinishKey(panel, finish);
  useFocusOnResumed(contact, field);

  return (
    <HeadingLevel value="h2">
      <div ref={panel} className={styles.contact}>
        <header className={styles.head}>
          <Heading className={styles.title}>{texts.title(contact.person?.name ?? null)}</Heading>
          <IconButton icon={PauseIcon} label={texts.park} onClick={() => dispatch(contactParked(id))} />
          <IconButton icon={MinimizeIcon} label={texts.close} onClick={() => dispatch(contactFolded(id))} />
          <StepLinks contact={contact} channel={channel} identity={person ? identity : null} />
        </header>
        {contact.person !== null && <WhoseCard person={contact.person} />}
        <LinkedElsewhere contact={contact} change={change} />
        {person && <FactsPart key={person.id} person={person} />}
        <div className={styles.body} onPaste={paste}>
          <FormFields busy={false} takeOver={takeOver}>
            <AlertsPart contact={contact} change={change} notes={field} />
            <Notes {...notes} person={contact.person} textareaRef={field} />
            {offer}
            <QuestionsPart contact={contact} notes={notes.value} change={change} />
            <NewFaqAction contact={contact} contracts={contracts.contracts} />
            {contact.scenario !== null && (
              <p className={mutedClass}>{texts.questions.arranged(contact.scenario.title)}</p>
            )}
            <div ref={channel} className={styles.step}>
              <ChannelPart contact={contact} change={change} />
            </div>
            <PersonPart contact={contact} change={change} contracts={contracts.contracts} />
            {person && (
              <div ref={identity} className={styles.step}>
                <IdentityPart
                  person={person}
                  identity={contact.identity}
                  onChange={(established) => change((now) => ({ ...now, identity: established }))}
                />
              </div>
            )}
            <ExtrasPart
              contact={contact}
              change={change}
              pasted={pasted}
              onTaken={() => setPasted(NO_FILES)}
            />
          </FormFields>
        </div>
        <FinishPart contact={contact} contracts={contracts.contracts} {...finish} />
      </div>
    </HeadingLevel>
  );
}

type NotesProps = Omit<ComponentProps<typeof MessageArea>, 'label'>;

const Notes = (props: NotesProps) => (
  <div className={styles.notes}>
    <MessageArea label={texts.notes} placeholder={texts.notesHint} rows={3} maxRows={10} {...props} />
  </div>
);
