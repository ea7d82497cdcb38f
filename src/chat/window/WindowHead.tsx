import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { selectIsSending } from '@/core/submissions/submissionsSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus, conversationStatusLabel } from '@/domain/chat/conversationStatus';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { FullScreenIcon, GripIcon, HeadsetIcon, MinimizeIcon } from '@/ui/icons';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { LaterMenu } from '@/ui/overlays/LaterMenu';
import { Badge, type Tone } from '@/ui/record/Badge';
import { chatTexts } from '../chatTexts';
import { nameOf, providerOf } from '../conversationName';
import { useContactOver, useDeeds } from '../deeds/useDeeds';
import { usePersonOf } from '../deeds/usePersonOf';
import { stepKey } from '../state/chatKeys';
import { customerLines } from '../state/chatRules';
import { conversationMinimized } from '../state/chatSlice';
import { useChat } from '../useChat';
import styles from './ChatWindow.module.css';
import { moveOfKey } from './place';
import type { Placing } from './usePlace';

const texts = chatTexts.window;

const MenuButton = lazyRegion(async () => (await import('@/ui/overlays/Menu')).MenuButton, null);

/** A press that was meant for the button before it does not end anything (001 §9). */
const GUARD_MS = 1_000;

const tones: Partial<Record<string, Tone>> = {
  [ConversationStatus.Active]: 'success',
  [ConversationStatus.ACW]: 'warning',
};

interface WindowHeadProps {
  conversation: ChatConversation;
  /** Null where the window cannot be moved. */
  placing: Placing | null;
}

/** The banner of a conversation: who it is, how it stands, and what can be done. */
export function WindowHead({ conversation, placing }: WindowHeadProps) {
  const dispatch = useDispatch();
  const deeds = useDeeds(conversation);
  const contact = useContactOver(conversation, usePersonOf(conversation));
  const { id, status } = conversation;
  const name = nameOf(conversation);
  const about = customerLines(conversation).slice(1);
  return (
    <header className={styles.head}>
      <div className={styles.title} onPointerDown={placing?.onDrag}>
        <h2 className={styles.name}>{name}</h2>
        <Badge tone={tones[status] ?? 'neutral'}>{conversationStatusLabel(status)}</Badge>
        <span className={styles.tools}>
          {placing && <MoveTools placing={placing} />}
          <LaterMenu
            label={chatTexts.bar.menu(name)}
            items={deeds}
            onAction={(deed) => deeds.find((one) => one.id === deed)?.run()}
          />
          <IconButton
            size="s"
            icon={MinimizeIcon}
            label={chatTexts.bar.minimize}
            onClick={() => dispatch(conversationMinimized(id))}
          />
        </span>
      </div>
      <p className={styles.about}>{[providerOf(conversation), ...about].join(' · ')}</p>
      <div className={styles.deeds}>
        <StepButtons key={status} conversation={conversation} />
        {contact !== null && (
          <Button size="s" icon={HeadsetIcon} onClick={contact}>
            {texts.contact}
          </Button>
        )}
      </div>
    </header>
  );
}

/** What its state asks for; ending waits a second (CHAT-35). */
function StepButtons({ conversation }: { conversation: ChatConversation }) {
  const deeds = useDeeds(conversation);
  const busy = useChat((state) => selectIsSending(state, stepKey(conversation.id)));
  const [guarded, setGuarded] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setGuarded(false), GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  const shown = deeds.filter(
    ({ id, disabledReason }) =>
      ['accept', 'pickUp', 'leave', 'endAfterCallWork'].includes(id) && !disabledReason,
  );
  return shown.map(({ id, label, run }) => (
    <Button
      key={id}
      size="s"
      variant={id === 'leave' ? 'secondary' : 'primary'}
      busy={busy}
      disabledReason={guarded && (id === 'leave' || id === 'endAfterCallWork') ? texts.guard : null}
      onClick={run}
    >
      {label}
    </Button>
  ));
}

const MOVES = ['left', 'right', 'up', 'down', 'wider', 'narrower', 'taller', 'shorter'] as const;

/** The window moved and sized without a mouse (WCAG 2.5.7). */
function MoveTools({ placing: { place, move, dock } }: { placing: Placing }) {
  const items = [
    { id: 'dock', label: place.isDocked ? texts.float : texts.dock },
    ...MOVES.map((id) => ({ id, label: texts[id] })),
  ];
  return (
    <>
      <IconButton
        size="s"
        icon={GripIcon}
        data-grip
        label={texts.grip}
        onKeyDown={(event) => {
          const by = moveOfKey(event.key, event.shiftKey);
          if (by === null) return;
          event.preventDefault();
          move(by);
        }}
      />
      <MenuButton
        size="s"
        icon={FullScreenIcon}
        label={texts.move}
        items={items}
        onAction={(id) => {
          if (id === 'dock') dock(!place.isDocked);
          else move(id as (typeof MOVES)[number]);
        }}
      />
    </>
  );
}
