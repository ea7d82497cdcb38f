import { activityTypeLabel, type CaseActivity, directionLabel } from '@/domain/caseActivity';
import { channelTypeLabel } from '@/domain/channelType';

/** 'Contact, Telefoon, inkomend'. */
export function kindOf(activity: CaseActivity): string {
  const { channel } = activity;
  return [
    activityTypeLabel(activity),
    channel === null ? null : channelTypeLabel(channel),
    directionLabel(activity),
  ]
    .filter((word) => word !== null)
    .join(', ');
}
