import { createAction } from '@reduxjs/toolkit';
import type { HubMethod } from '@/hubs/hub';
import type { phoneHub } from '@/hubs/phoneHub';
import { sameValue } from '@/lib/values';

type Methods = (typeof phoneHub)['methods'];
export type PhoneMethod = keyof Methods;
type ArgsOf<Name extends PhoneMethod> = Methods[Name] extends HubMethod<infer Args> ? Args : never;

export type PhoneCommand = { [Name in PhoneMethod]: { method: Name; args: ArgsOf<Name> } }[PhoneMethod];

export const sameCommand = (one: PhoneCommand, other: PhoneCommand): boolean => sameValue(one, other);

/** Requests a command in this tab; the tab that holds the phone performs it once. */
export const phoneCommanded = createAction<PhoneCommand>('telephony/commanded');

const asking =
  <Name extends PhoneMethod>(method: Name) =>
  (...args: ArgsOf<Name>) =>
    phoneCommanded({ method, args } as PhoneCommand);

export const logInRequested = asking('login');
export const logOutRequested = asking('logout');
export const logOutOthersRequested = asking('logoutMultipleByUserIds');
export const readyRequested = asking('ready');
export const notReadyRequested = asking('notReady');
export const enterQueueRequested = asking('enterQueue');
export const leaveQueueRequested = asking('leaveQueue');
export const dialRequested = asking('dial');
export const pickUpRequested = asking('pickup');
export const holdRequested = asking('holdCall');
export const resumeRequested = asking('resumeCall');
export const releaseRequested = asking('releaseCall');
/** Forwards a ringing call to a colleague or a number; without a target it joins the two calls. */
export const forwardRequested = asking('forwardCall');
export const transferRequested = asking('transferDirect');
export const roleRequested = asking('setRoleForCall');
export const noRoleRequested = asking('unsetRoleForCall');
export const richPresenceRequested = asking('setPhoneRichPresenceState');
export const afterWorkEndRequested = asking('endAfterCallWork');
export const afterWorkAndQueueEndRequested = asking('endAfterCallWorkAndLeaveQueue');

/** Moves the phone to this tab. */
export const takeOverRequested = createAction('telephony/takeOverRequested');
