import type { UndeliveredFilter } from '@/api/diagnostics/undelivered';
import { DeliveryStatus, type UndeliveredMessage } from '@/domain/diagnostics/undeliveredMessage';
import { statusOrAny } from '@/kit/screen/useAddressValue';
import { defineQuestion, optional } from '@/lib/question';
import { undeliveredTexts as texts } from './undeliveredTexts';

export const STATUS_CHOICES = [
  DeliveryStatus.Failed,
  DeliveryStatus.Retrying,
  DeliveryStatus.Resolved,
  null,
] as const;

export const scopeInAddress = optional('scopeId', (id) => id || null);

/** Without a status the list holds failed messages, which need action. */
export const undeliveredQuestion = defineQuestion<UndeliveredFilter>({
  status: statusOrAny(Object.values(DeliveryStatus), DeliveryStatus.Failed),
  scopeId: scopeInAddress,
});

/** Returns the message type if the body contains it; otherwise the destination of the message. */
export function messageTitle({ message }: UndeliveredMessage): string {
  const type = /"type"\s*:\s*"([^"\\]{1,120})"/.exec(message?.body ?? '')?.[1];
  return type ?? message?.queueName ?? message?.metaData?.application ?? texts.nameless;
}

/** The first line of an exception, without its stack trace. */
export const firstLine = (text: string | null): string | null => text?.trim().split(/\r?\n/, 1)[0] || null;
