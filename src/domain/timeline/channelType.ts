import { labelsOf } from '../decode/received';

/** The channel of a contact with the corporation (000 §3.3, 002 §9.3); the wire uses the names (AMB-111). */
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

/** The nine channels that an agent can choose (000 §3.3, AMB-110). */
export const AGENT_CHANNELS = [
  ChannelType.Desk,
  ChannelType.Phone,
  ChannelType.Visit,
  ChannelType.Email,
  ChannelType.Post,
  ChannelType.Social,
  ChannelType.Chat,
  ChannelType.Survey,
  ChannelType.Backoffice,
] as const;

export const channelTypeLabel = labelsOf<ChannelType>({
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
});
