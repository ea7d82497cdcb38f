import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

/** The state of a message that an integration did not accept (002 §4.5). */
export const DeliveryStatus = { Failed: 'Failed', Retrying: 'Retrying', Resolved: 'Resolved' } as const;
export type DeliveryStatus = (typeof DeliveryStatus)[keyof typeof DeliveryStatus];

const byWireName: Readonly<Record<string, DeliveryStatus>> = {
  ...DeliveryStatus,
  0: DeliveryStatus.Failed,
  1: DeliveryStatus.Retrying,
  2: DeliveryStatus.Resolved,
};

export const deliveryStatusLabel = labelsOf<DeliveryStatus>({
  Failed: 'Mislukt',
  Retrying: 'Wordt opnieuw aangeboden',
  Resolved: 'Bezorgd',
});

const MetaData = v.object({
  application: d.optionalText,
  consumer: d.optionalText,
  retries: d.optionalNumber,
});

const SentMessage = v.object({
  queueName: d.optionalText,
  /** The body is usually JSON. */
  body: d.optionalText,
  metaData: d.optionalRecord(MetaData),
});

/** A message that an integration did not accept (002 §3). */
export const UndeliveredMessage = v.object({
  id: d.id,
  status: d.member<DeliveryStatus>(byWireName),
  message: d.optionalRecord(SentMessage),
  faultTime: d.instant,
  exception: d.optionalText,
  resolvedTime: d.instant,
  scopeId: d.optionalText,
});
export type UndeliveredMessage = v.InferOutput<typeof UndeliveredMessage>;
