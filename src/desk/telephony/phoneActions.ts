import type { AreaAction } from '@/core/area';
import { CallStatus, PhoneStatus } from '@/domain/telephony/phoneStatus';
import { CheckIcon, ExchangeIcon, PhoneIcon, PhoneOffIcon } from '@/ui/icons';
import { missedCallBackRequested } from './state/callsMissed';
import { phoneActionTexts as texts } from './phoneActionTexts';
import { passOnAsked } from './state/passedOn';
import { afterWorkEndRequested, notReadyRequested, readyRequested } from './state/phoneCommands';
import type { WithTelephony } from './state/telephonySlice';

const isIn =
  (status: PhoneStatus) =>
  ({ telephony }: WithTelephony): boolean =>
    telephony?.phone?.status === status;

const isTalking = ({ telephony }: WithTelephony): boolean =>
  (telephony?.phone?.calls ?? []).some(({ status }) => status === CallStatus.Established);

const needs: AreaAction['needs'] = ['usePhone'];

export const phoneActions: readonly AreaAction[] = [
  {
    ...texts.endAfterWork,
    icon: CheckIcon,
    needs,
    isPossible: isIn(PhoneStatus.ACW),
    does: { dispatch: afterWorkEndRequested() },
  },
  {
    ...texts.ready,
    icon: PhoneIcon,
    needs,
    isPossible: isIn(PhoneStatus.Unavailable),
    does: { dispatch: readyRequested() },
  },
  {
    ...texts.notReady,
    icon: PhoneOffIcon,
    needs,
    isPossible: isIn(PhoneStatus.Available),
    does: { dispatch: notReadyRequested() },
  },
  {
    ...texts.callBackMissed,
    icon: PhoneIcon,
    needs,
    isPossible: ({ telephony }: WithTelephony) => (telephony?.lastMissed ?? null) !== null,
    does: { dispatch: missedCallBackRequested() },
  },
  {
    ...texts.passOn,
    icon: ExchangeIcon,
    needs,
    isPossible: isTalking,
    does: { dispatch: passOnAsked() },
  },
];
