import { findHolder } from '../tenancy/roles';
import { isCallId, isGuid } from './ids';
import * as calls from './callActions';
import { isOfId } from './calls';
import { passOn } from './passOn';
import { CallStatus, QueueStatus, type CallRecord, type PhoneRecord } from './phoneRecords';
import * as phones from './phoneActions';
import { refusePhone } from './phoneRefusal';

type Named = Readonly<Record<string, unknown>>;

const isRoleId = (text: string): boolean =>
  !isCallId(text) && (isGuid(text) || findHolder(text) !== undefined);

/** The arguments of a client: texts, recognised by their form, or one object. */
class Sent {
  readonly #named: Named;
  readonly #texts: readonly string[];

  constructor(args: readonly unknown[]) {
    const [first] = args;
    this.#named =
      typeof first === 'object' && first !== null && !Array.isArray(first) ? (first as Named) : {};
    this.#texts = args.flat().filter((value): value is string => typeof value === 'string');
  }

  named(...names: readonly string[]): string | undefined {
    return names.map((name) => this.#named[name]).find((value) => typeof value === 'string');
  }

  text(isIt: (text: string) => boolean = () => true): string | undefined {
    return this.#texts.find(isIt);
  }

  get callId(): string | undefined {
    return this.named('connectionId', 'phoneCallRegistrationId') ?? this.text(isCallId);
  }

  get roleId(): string | undefined {
    return this.named('subjectRoleId', 'roleId') ?? this.text(isRoleId);
  }

  get userIds(): readonly string[] {
    const { userIds } = this.#named;
    return Array.isArray(userIds) ? userIds.map(String) : this.#texts;
  }

  get number(): string | undefined {
    return this.named('number', 'phoneNumber') ?? this.text((text) => !isGuid(text) && !isRoleId(text));
  }

  get target(): string | undefined {
    return this.named('target', 'number', 'userId', 'subjectRoleId') ?? this.text((text) => !isCallId(text));
  }
}

type Method = (phone: PhoneRecord, sent: Sent) => void;

const { Established, OnHold, Ringing, LineClosed } = CallStatus;

const forCall =
  (fitting: readonly CallStatus[], action: (phone: PhoneRecord, call: CallRecord) => void): Method =>
  (phone, sent) =>
    action(
      phone,
      calls.callMeant(phone, sent.callId, ({ status }) => fitting.includes(status)),
    );

const passing: Method = (phone, sent) => {
  const fits = ({ status }: CallRecord) => status === Established || status === Ringing;
  passOn(phone, calls.callMeant(phone, sent.callId, fits), sent.target);
};

/** The call that a method is about: a call in progress, or the last finished one. */
function callToTell(phone: PhoneRecord, sent: Sent): CallRecord {
  const { lastFinishedCall: last } = phone;
  const id = sent.callId;
  if (last && (id === undefined ? phone.calls.length === 0 : isOfId(last, id))) return last;
  return calls.callMeant(phone, id, ({ status }) => status !== LineClosed);
}

const isOpen = Object.values(CallStatus).filter((status) => status !== LineClosed);

/** The methods of the hub that need a phone. */
const phoneMethods: Readonly<Record<string, Method>> = {
  login: (phone, sent) => phones.login(phone, sent.number),
  logout: phones.logout,
  ready: phones.ready,
  notReady: phones.notReady,
  enterQueue: phones.enterQueue,
  leaveQueue: phones.leaveQueue,
  dial: (phone, sent) => calls.dial(phone, sent.number ?? '', sent.roleId),
  pickup: forCall([Ringing], calls.pickup),
  holdCall: forCall([Established], calls.holdCall),
  resumeCall: forCall([OnHold], calls.resumeCall),
  releaseCall: forCall(isOpen, calls.releaseCall),
  forwardCall: passing,
  transferDirect: passing,
  setRoleForCall: (phone, sent) =>
    calls.setRole(
      phone,
      callToTell(phone, sent),
      calls.checkRole(sent.roleId ?? refusePhone('De rol bestaat niet.')),
    ),
  unsetRoleForCall: (phone, sent) => calls.setRole(phone, callToTell(phone, sent), null),
  setPhoneRichPresenceState: (phone, sent) =>
    phones.setRichState(phone, sent.named('value') ?? sent.text() ?? ''),
  endAfterCallWork: (phone) => phones.endWork(phone),
  endAfterCallWorkAndLeaveQueue: (phone) => phones.endWork(phone, { queueStatus: QueueStatus.Unavailable }),
};

/** Performs one of these methods with the client's arguments. */
export const carryOutMethod = (method: string, phone: PhoneRecord, args: readonly unknown[]): void =>
  phoneMethods[method]?.(phone, new Sent(args));

export const usersMeant = (args: readonly unknown[]): readonly string[] => new Sent(args).userIds;
