import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { type ChatConversation, linkedCustomerId } from '@/domain/chat/chatConversation';
import { isFocusLost } from '@/lib/focus';

/** Focuses the field when a conversation opens; not on a phone, whose keyboard would cover the messages. */
export function useFocusOnOpening(field: RefObject<HTMLElement | null>, mayWrite: boolean): void {
  const isDesktop = useSelector(selectDeviceMode) === 'desktop';
  const focus = useEffectEvent(() => {
    if (isDesktop && mayWrite) field.current?.focus();
  });
  useEffect(() => {
    focus();
  }, []);
}

const HEAD = '#chat header *';

/** After linking from the head of the window, the focus moves to the message field. */
export function useFocusOnLinked(field: RefObject<HTMLElement | null>, conversation: ChatConversation): void {
  const customerId = linkedCustomerId(conversation);
  const before = useRef(customerId);
  const move = useEffectEvent(() => {
    if (customerId !== null && (isFocusLost() || document.activeElement?.matches(HEAD)))
      field.current?.focus();
  });
  useEffect(() => {
    if (before.current === customerId) return;
    before.current = customerId;
    move();
  }, [customerId]);
}
