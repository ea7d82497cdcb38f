import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDraft } from '@/core/drafts/useDraft';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import { useChord } from '@/core/shortcuts/useChord';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { keepsFocus } from '@/lib/focus';
import { newGuid } from '@/lib/guid';
import { isFilledIn } from '@/lib/text';
import { MessageArea } from '@/shared/standardtexts';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { IconButton } from '@/ui/buttons/IconButton';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Banner } from '@/ui/feedback/Banner';
import { EditedElsewhere } from '@/ui/feedback/EditedElsewhere';
import { ReadOnlyFields } from '@/ui/fields/ReadOnlyFields';
import { HelpIcon, SendIcon } from '@/ui/icons';
import { chatKeys } from '../chatShortcutTexts';
import { chatTexts } from '../chatTexts';
import { givenNameOf, nameOf } from '../conversationName';
import { useReasons } from '../actions/useConversationActions';
import { usePersonOf } from '../actions/usePersonOf';
import { faqTexts } from '../faq/faqTexts';
import { messageRequested } from '../state/chatActions';
import { COMPOSER, labelOf, outgoingMessages } from '../state/outgoing';
import styles from './Composer.module.css';
import { insertAt } from './emoticons';
import { DefaultMessages } from './DefaultMessages';
import { EmoticonPicker } from './EmoticonPicker';
import { useFocusOnLinked, useFocusOnOpening } from './useFocusOnOpening';

const Faqs = lazyRegion(async () => (await import('../faq/FaqsBesideChat')).FaqsBesideChat, null);

const texts = chatTexts.composer;

type Field = RefObject<HTMLTextAreaElement | null>;

/** Holds the typed message and sends it, after which the field is free again at once. */
function useComposer(conversation: ChatConversation, field: Field) {
  const dispatch = useDispatch();
  const { id } = conversation;
  const label = labelOf(nameOf(conversation));
  const draft = useDraft(COMPOSER, id, '', { label });
  const whyNot = useReasons(conversation)('send');
  const mayType = draft.takeOver === null;
  const send = () => {
    const text = draft.value.trim();
    if (!isFilledIn(text) || whyNot !== null || !mayType) return;
    const outgoing = { id: newGuid(), conversationId: id, text, at: Date.now() };
    dispatch(outgoingMessages.saved(outgoing, label));
    draft.clear();
    dispatch(messageRequested(outgoing));
    field.current?.focus();
  };
  const insert = (added: string) => {
    const { selectionStart: from = draft.value.length, selectionEnd: until = from } = field.current ?? {};
    const { text, cursor } = insertAt(draft.value, added, from, until);
    draft.setValue(text);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(cursor, cursor);
    });
  };
  return { draft, whyNot, send, insert };
}

/** Enter sends the message; Shift+Enter and Ctrl+Enter start a new line (CHAT-59, CHAT-60). */
function useKeys({ send, insert }: ReturnType<typeof useComposer>) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) insert('\n');
    else if (!event.repeat) send();
  };
}

/** Returns why nothing can be sent, in words that fit the status (CHAT-40, W14). */
function blockedBecause({ status }: ChatConversation, whyNot: string): string {
  const { afterWork, ended, released, pending } = chatTexts.window;
  if (status === ConversationStatus.ACW) return afterWork;
  if (status === ConversationStatus.Ended) return ended;
  if (status === ConversationStatus.Detached) return released;
  return status === ConversationStatus.Pending ? pending : whyNot;
}

/** Returns the person for the standard texts; null while the visitor has no name. */
function useVisitor(conversation: ChatConversation) {
  const id = usePersonOf(conversation);
  const name = givenNameOf(conversation);
  return name === '' ? null : { id, name };
}

/** The field for a message, with texts to insert; a typed text survives every change of the conversation. */
export function Composer({ conversation }: { conversation: ChatConversation }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer(conversation, field);
  const { draft, whyNot, send, insert } = composer;
  const onKeyDown = useKeys(composer);
  const visitor = useVisitor(conversation);
  const hasText = isFilledIn(draft.value);
  const faqs = useState(false);
  const [areFaqsOpen, setFaqsOpen] = faqs;
  useFocusOnOpening(field, whyNot === null);
  useFocusOnLinked(field, conversation);
  const hasFaqs = areFaqsOpen && whyNot === null;
  useChord(chatKeys.faqs, () => setFaqsOpen(!areFaqsOpen), { when: whyNot === null });
  const insertAnswer = (text: string) => {
    insert(text);
    setFaqsOpen(false);
  };
  return (
    <>
      {hasFaqs && <Faqs conversation={conversation} onInsert={insert} onAnswer={insertAnswer} />}
      <form
        {...keepsFocus}
        className={styles.composer}
        aria-label={texts.label}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <EditedElsewhere takeOver={draft.takeOver} />
        {whyNot !== null && <Banner role="status">{blockedBecause(conversation, whyNot)}</Banner>}
        <ReadOnlyFields when={draft.takeOver !== null}>
          <MessageArea
            person={visitor}
            label={texts.label}
            hideLabel
            placeholder={whyNot === null ? texts.placeholder : undefined}
            description={whyNot === null && !hasFaqs ? texts.keys : undefined}
            value={draft.value}
            onChange={draft.setValue}
            onKeyDown={onKeyDown}
            rows={2}
            maxRows={8}
            textareaRef={field}
          />
        </ReadOnlyFields>
        <div className={styles.foot}>
          {whyNot === null && <Insertions insert={insert} faqs={faqs} />}
          {whyNot !== null && hasText && (
            <CopyButton text={draft.value} label={texts.copy} copiedLabel={texts.copied} />
          )}
          <IconButton
            type="submit"
            variant="secondary"
            className={styles.send}
            icon={SendIcon}
            label={texts.send}
            disabledReason={whyNot ?? (hasText ? null : texts.empty)}
          />
        </div>
      </form>
    </>
  );
}

interface InsertionsProps {
  insert: (text: string) => void;
  faqs: [isOpen: boolean, setOpen: (isOpen: boolean) => void];
}

function Insertions({ insert, faqs: [isOpen, setOpen] }: InsertionsProps) {
  return (
    <>
      <EmoticonPicker onPick={insert} />
      <DefaultMessages onPick={insert} />
      <IconButton
        icon={HelpIcon}
        label={faqTexts.title}
        aria-keyshortcuts={ariaKeys(chatKeys.faqs)}
        expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    </>
  );
}
