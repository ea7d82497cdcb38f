import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDispatch, useSelector } from 'react-redux';
import { personDetailsQueries } from '@/api/people/personDetails';
import { personQueries } from '@/api/people/personQueries';
import { contactStarted } from '@/desk/contacts';
import { selectConfig } from '@/core/config/configSlice';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { ChannelType } from '@/domain/timeline/channelType';
import type { MoreAction } from '@/ui/overlays/MoreMenu';
import { chatTexts as texts } from '../chatTexts';
import { nameOf } from '../conversationName';
import { assignRequested, numberRequested, stepRequested } from '../state/chatActions';
import { type ConversationAction, mayAddNumber, numberToAdd, whyNot } from '../state/chatRules';
import { selectMe } from '../state/chatSelectors';
import { conversationClosed } from '../state/chatSlice';
import { selectUnassigned } from '../state/unassigned';
import { useChat } from '../useChat';
import { newRelationAsked } from './newRelation';
import { useOpenCard } from './useOpenCard';
import { usePersonOf } from './usePersonOf';

const STEPS = ['accept', 'pickUp', 'detach', 'leave', 'endAfterCallWork'] as const;

/** Returns why each action is impossible now, in words; null when it is possible. */
export const useReasons = (conversation: ChatConversation) => useReasonsOf(conversation);

/** Like `useReasons`, for a dialog; `conversation` is null if it has disappeared meanwhile. */
export function useReasonsOf(conversation: ChatConversation | null) {
  const me = useChat(selectMe);
  return (action: ConversationAction): string | null => {
    if (conversation === null) return texts.link.gone;
    const reason = whyNot(action, conversation, me);
    return reason && texts.whyNot[reason];
  };
}

/** Returns the number that the visitor wrote from, when the person does not have it yet (CHAT-63). */
function useNumberToAdd(conversation: ChatConversation, personId: string | null): string | null {
  const may = useSelector(selectMay)('updateContactPhoneNumbers');
  const isAsked = may && personId !== null && conversation.isAnonymous;
  const asked = isAsked ? personId : skipToken;
  const { debug } = useSelector(selectConfig);
  const { currentData: person } = personQueries.endpoints.person.useQuery(asked);
  const { currentData: capabilities } = personDetailsQueries.endpoints.personCapabilities.useQuery(asked);
  if (!person || !capabilities || !mayAddNumber(person, capabilities, debug)) return null;
  return numberToAdd(conversation, person);
}

/** Returns the steps that fit the status. The others are left out, because their many reasons would say little. */
function useSteps(conversation: ChatConversation): MoreAction[] {
  const dispatch = useDispatch();
  const reasonFor = useReasons(conversation);
  const { id, status } = conversation;
  const fitting = STEPS.filter((step) => {
    if (status === ConversationStatus.Pending) return step === 'accept';
    if (status === ConversationStatus.Detached) return step === 'pickUp';
    return step === 'detach' || step === 'leave' || step === 'endAfterCallWork';
  });
  return fitting.map((step) => ({
    id: step,
    label: texts.actions[step],
    disabledReason: reasonFor(step),
    run: () => dispatch(stepRequested({ step, id })),
  }));
}

/** Returns the actions to link, to unlink and to create a relation (CHAT-03). */
function useLinking(conversation: ChatConversation): MoreAction[] {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const reasonFor = useReasons(conversation);
  const { id, customer } = conversation;
  const name = nameOf(conversation);
  return [
    {
      id: 'link',
      label: texts.actions.link,
      disabledReason: reasonFor('link'),
      run: () => dispatch(dialogOpened({ id: 'chatLink', dialog: { kind: 'chatLink', conversationId: id } })),
    },
    {
      id: 'unlink',
      label: texts.actions.unlink,
      disabledReason: reasonFor('unlink'),
      run: () => {
        if (customer?.id == null) return;
        const about = { conversationId: id, customerId: customer.id, name };
        dispatch(dialogOpened({ id: 'chatUnlink', dialog: { kind: 'chatUnlink', ...about } }));
      },
    },
    ...(may('relationWrite')
      ? [
          {
            id: 'newRelation',
            label: texts.link.newRelation,
            run: () => dispatch(newRelationAsked(conversation)),
          },
        ]
      : []),
  ];
}

/** Starts or resumes a contact over this conversation (REG-34); with `startsFolded` the contact waits in the bar. */
export function useContactOver(
  conversation: ChatConversation,
  personId: string | null,
  startsFolded = false,
): (() => void) | null {
  const dispatch = useDispatch();
  const may = useSelector(selectMay)('caseCreate');
  if (!may) return null;
  const person = personId === null ? null : { id: personId, name: nameOf(conversation), details: '' };
  return () =>
    dispatch(
      contactStarted({
        person,
        channel: ChannelType.Chat,
        source: { kind: 'chat', id: conversation.id },
        startsFolded,
      }),
    );
}

/** Returns all actions on a conversation that fit its status, with the reason when one is impossible now. */
export function useConversationActions(conversation: ChatConversation): MoreAction[] {
  const dispatch = useDispatch();
  const personId = usePersonOf(conversation);
  const mayOpenCard = useSelector(selectMay)('customerCard');
  const openCard = useOpenCard();
  const contact = useContactOver(conversation, personId);
  const number = useNumberToAdd(conversation, personId);
  const unassigned = useChat((state) => selectUnassigned(state, conversation.id).length);
  const steps = useSteps(conversation);
  const linking = useLinking(conversation);
  const { id, status } = conversation;
  const ended = status === ConversationStatus.Ended;
  const extra: (MoreAction | false)[] = [
    personId !== null &&
      mayOpenCard && { id: 'card', label: texts.window.card, run: () => openCard(conversation, personId) },
    contact !== null && { id: 'contact', label: texts.window.contact, run: contact },
    number !== null &&
      personId !== null && {
        id: 'number',
        label: texts.phone.add(number),
        run: () => dispatch(numberRequested({ personId, number })),
      },
    unassigned > 0 && {
      id: 'assign',
      label: texts.assign.retry,
      run: () => dispatch(assignRequested({ conversationId: id })),
    },
    ended && { id: 'close', label: texts.bar.close, run: () => dispatch(conversationClosed(id)) },
  ];
  return [...(ended ? [] : steps), ...(ended ? [] : linking), ...extra.filter((one) => one !== false)];
}
