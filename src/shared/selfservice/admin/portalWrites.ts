import { getChatConfig, setChatConfig } from '@/api/chat/chat';
import { changePortalStatus, readPortalStatus } from '@/api/selfservice/portal';
import { readUnchanged, refusedFor } from '@/core/submissions/colleagueWasFirst';
import { defineWrite, writes } from '@/core/submissions/defineWrite';
import type { Received } from '@/domain/decode/received';
import { type PortalStatus, portalStatusLabel } from '@/domain/selfservice/portal';
import { portalTexts } from './portalTexts';

const { availability, chat } = portalTexts;

/** A fixed id, because there is one portal. */
const PORTAL = 'portal';

interface StatusAsked {
  status: PortalStatus;
  /** The status that the dialog showed. */
  seen: Received<PortalStatus> | undefined;
}

export const putPortalAt = defineWrite<StatusAsked, unknown>('portal/status', {
  id: () => PORTAL,
  async send({ status, seen }) {
    await readUnchanged(PORTAL, seen, readPortalStatus());
    await changePortalStatus(status);
  },
  isDone: async ({ status }) => (await readPortalStatus()) === status,
  texts: ({ status }) => ({
    done: availability.done(portalStatusLabel(status)),
    failed: refusedFor(availability.changed, availability.changeFailed),
  }),
  stale: () => ['portalStatus'],
});

export const offerChat = defineWrite<boolean>('portal/chat', {
  id: () => PORTAL,
  send: setChatConfig,
  isDone: async (isOn) => (await getChatConfig()) === isOn,
  texts: (isOn) => ({ done: chat.done(isOn), failed: chat.changeFailed }),
  stale: () => ['chatConfig'],
});

export const portalWritesSaga = writes(putPortalAt, offerChat);
