import { unknownLabel } from './unknownLabel';

/** How a contact reached the corporation (000 §3.3, 002 §9.3); names on the wire (AMB-111). */
export const ChannelType = {
  Unknown: 'Unknown',
  Phone: 'Phone',
  Visit: 'Visit',
  Desk: 'Desk',
  Email: 'Email',
  Post: 'Post',
  Social: 'Social',
  Tweet: 'Tweet',
  Facebook: 'Facebook',
  Web: 'Web',
  Chat: 'Chat',
  Sms: 'Sms',
  Umbrella: 'Umbrella',
  Survey: 'Survey',
  Backoffice: 'Backoffice',
} as const;
export type ChannelType = (typeof ChannelType)[keyof typeof ChannelType];

const labels: Record<ChannelType, string> = {
  Unknown: 'Onbekend',
  Phone: 'Telefoon',
  Visit: 'Huisbezoek',
  Desk: 'Baliebezoek',
  Email: 'E-mail',
  Post: 'Post',
  Social: 'Social media',
  Tweet: 'Tweet',
  Facebook: 'Facebook',
  Web: 'Klantportaal',
  Chat: 'Chat',
  Sms: 'Sms',
  Umbrella: 'Umbrella',
  Survey: 'Enquête',
  Backoffice: 'Backoffice',
};

export const channelTypeLabel = (channel: ChannelType): string =>
  (labels as Partial<Record<ChannelType, string>>)[channel] ?? unknownLabel(channel);
