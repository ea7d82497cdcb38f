import { useSelector } from 'react-redux';
import { PersonLink } from '@/core/PersonLink';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import { useChord } from '@/core/shortcuts/useChord';
import { selectMay } from '@/core/session/sessionSlice';
import { type ChatConversation, linkedCustomerId } from '@/domain/chat/chatConversation';
import { Button } from '@/ui/buttons/Button';
import { LinkIcon, UnlinkIcon } from '@/ui/icons';
import { chatKeys } from '../chatShortcutTexts';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';
import { useConversationActions } from '../actions/useConversationActions';
import { usePersonOf } from '../actions/usePersonOf';
import { selectOtherOwnName } from '../state/chatSelectors';
import { useChat } from '../useChat';
import styles from './ChatWindow.module.css';

const texts = chatTexts.window.linked;

export function LinkedTo({ conversation }: { conversation: ChatConversation }) {
  const personId = usePersonOf(conversation);
  const mayOpen = useSelector(selectMay)('customerCard');
  const name = nameOf(conversation);
  if (linkedCustomerId(conversation) === null) return <NotLinked conversation={conversation} />;
  return (
    <p className={styles.linked}>
      <LinkIcon aria-hidden className={styles.linkedIcon} />
      <span>
        {texts.to}{' '}
        {personId !== null && mayOpen ? <PersonLink id={personId} name={name} /> : <bdi>{name}</bdi>}
        <OwnName conversation={conversation} />
      </span>
    </p>
  );
}

function NotLinked({ conversation }: { conversation: ChatConversation }) {
  const link = useConversationActions(conversation).find(
    ({ id, disabledReason }) => id === 'link' && !disabledReason,
  );
  useChord(chatKeys.link, () => link?.run(), { when: link !== undefined });
  return (
    <p className={styles.linked}>
      <UnlinkIcon aria-hidden className={styles.linkedIcon} />
      <span>
        {texts.notLinked}
        <OwnName conversation={conversation} />
      </span>
      {link && (
        <Button
          size="s"
          variant="quiet"
          className={styles.linkButton}
          aria-keyshortcuts={ariaKeys(chatKeys.link)}
          onClick={link.run}
        >
          {link.label}
        </Button>
      )}
    </p>
  );
}

function OwnName({ conversation }: { conversation: ChatConversation }) {
  const own = useChat((state) => selectOtherOwnName(state, conversation));
  if (own === null) return null;
  return (
    <span className={styles.ownName}>
      {' '}
      {texts.ownName} <bdi>{own}</bdi>
    </span>
  );
}
