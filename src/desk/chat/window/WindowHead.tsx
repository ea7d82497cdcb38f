import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import { useChord } from '@/core/shortcuts/useChord';
import { selectIsSending } from '@/core/submissions/submissionsSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus, conversationStatusLabel } from '@/domain/chat/conversationStatus';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { GripIcon, HeadsetIcon, MinimizeIcon } from '@/ui/icons';
import { LaterMenu } from '@/ui/overlays/LaterMenu';
import type { MoreAction } from '@/ui/overlays/MoreMenu';
import { Badge, type Tone } from '@/ui/record/Badge';
import { Truncated } from '@/ui/text/Truncated';
import { lookUp } from '@/lib/values';
import { statusTones } from '@/ui/record/statusTones';
import { chatKeys } from '../chatShortcutTexts';
import { chatTexts } from '../chatTexts';
import { nameOf, providerOf } from '../conversationName';
import { useContactOver, useConversationActions } from '../actions/useConversationActions';
import { usePersonOf } from '../actions/usePersonOf';
import { stepKey } from '../state/chatKeys';
import { customerLines } from '../state/chatRules';
import { conversationMinimized } from '../state/chatSlice';
import { useChat } from '../useChat';
import styles from './ChatWindow.module.css';
import { LinkedTo } from './LinkedTo';
import { moveOfKey } from './place';
import type { Placing } from './usePlace';
import { WhoseCard } from './WhoseCard';

const texts = chatTexts.window;

/**
 * The buttons that end a conversation are disabled for this long after they appear, so that a press meant for an
 * earlier button ends nothing (001 §9).
 */
const GUARD_MS = 1_000;

const tones: Partial<Record<string, Tone>> = {
  [ConversationStatus.Active]: statusTones.active,
  [ConversationStatus.ACW]: statusTones.pickedUp,
};

interface WindowHeadProps {
  conversation: ChatConversation;
  /** Null when the window cannot be moved. */
  placing: Placing | null;
}

export function WindowHead({ conversation, placing }: WindowHeadProps) {
  const dispatch = useDispatch();
  const actions = useConversationActions(conversation);
  const contact = useContactOver(conversation, usePersonOf(conversation));
  const { id, status } = conversation;
  const name = nameOf(conversation);
  const about = customerLines(conversation).slice(1);
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title} onPointerDown={placing?.onDrag}>
          <h2 className={styles.name} data-tooltip={name} data-tooltip-when="truncated">
            {name}
          </h2>
          <span className={styles.tools}>
            {placing !== null && !placing.place.isDocked && <Grip placing={placing} />}
            <HeadMenu name={name} actions={actions} places={placing === null ? [] : placesOf(placing)} />
            <IconButton
              size="s"
              icon={MinimizeIcon}
              label={chatTexts.bar.minimize}
              onClick={() => dispatch(conversationMinimized(id))}
            />
          </span>
        </div>
        <p className={styles.about}>
          <Badge tone={lookUp(tones, status) ?? 'neutral'}>{conversationStatusLabel(status)}</Badge>
          <Truncated>{[providerOf(conversation), ...about].join(' · ')}</Truncated>
        </p>
        <LinkedTo conversation={conversation} />
        <div className={styles.actions}>
          <StepButtons key={status} conversation={conversation} />
          {contact !== null && (
            <Button size="s" icon={HeadsetIcon} onClick={contact}>
              {texts.contact}
            </Button>
          )}
        </div>
      </header>
      <WhoseCard conversation={conversation} />
    </>
  );
}

const isEnding = ({ id }: MoreAction): boolean => id === 'leave' || id === 'endAfterCallWork';

/** The steps that fit the status; ending is disabled for a second (CHAT-35). */
function StepButtons({ conversation }: { conversation: ChatConversation }) {
  const actions = useConversationActions(conversation);
  const busy = useChat((state) => selectIsSending(state, stepKey(conversation.id)));
  const [guarded, setGuarded] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setGuarded(false), GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  const shown = actions.filter(
    ({ id, disabledReason }) =>
      ['accept', 'pickUp', 'leave', 'endAfterCallWork'].includes(id) && !disabledReason,
  );
  const ending = shown.find(isEnding);
  useChord(chatKeys.end, () => ending?.run(), { when: ending !== undefined && !guarded && !busy });
  return shown.map((step) => (
    <Button
      key={step.id}
      size="s"
      variant={step.id === 'leave' ? 'secondary' : 'primary'}
      busy={busy}
      disabledReason={guarded && isEnding(step) ? texts.guard : null}
      aria-keyshortcuts={isEnding(step) ? ariaKeys(chatKeys.end) : undefined}
      onClick={step.run}
    >
      {step.label}
    </Button>
  ));
}

interface HeadMenuProps {
  name: string;
  actions: readonly MoreAction[];
  places: readonly MoreAction[];
}

function HeadMenu({ name, actions, places }: HeadMenuProps) {
  const items = [...actions, ...places];
  return (
    <LaterMenu
      label={chatTexts.bar.menu(name)}
      items={places.length === 0 ? actions : [...actions, { id: 'places', separator: true }, ...places]}
      onAction={(chosen) => items.find(({ id }) => id === chosen)?.run()}
    />
  );
}

const MOVES = ['left', 'right', 'up', 'down', 'wider', 'narrower', 'taller', 'shorter'] as const;

/** Moves and sizes the window without a mouse (WCAG 2.5.7); a docked window can only be undocked. */
function placesOf({ place, move, dock }: Placing): MoreAction[] {
  const { isDocked } = place;
  const docking = { id: 'dock', label: isDocked ? texts.float : texts.dock, run: () => dock(!isDocked) };
  if (isDocked) return [docking];
  return [docking, ...MOVES.map((id) => ({ id, label: texts[id], run: () => move(id) }))];
}

function Grip({ placing: { move } }: { placing: Placing }) {
  return (
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
  );
}
