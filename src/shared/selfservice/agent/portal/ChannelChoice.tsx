import { useState } from 'react';
import { ChoiceDialog } from '@/ui/overlays/ChoiceDialog';
import { type AgentChannel, agentChannel, channelOptions } from '../contactChannel';
import { impersonationTexts } from '../impersonationTexts';

const texts = impersonationTexts.channel;

interface ChannelChoiceProps {
  about: string;
  /** The channel chosen before. */
  initial?: AgentChannel | null;
  /** The reason why the scenario can no longer be started, or null. */
  blocked?: string | null;
  onChosen: (channel: AgentChannel) => void;
  onClose: () => void;
}

/** Asks for the channel by which the customer is helped (AMB-110, AMB-153). */
export function ChannelChoice({
  about,
  initial = null,
  blocked = null,
  onChosen,
  onClose,
}: ChannelChoiceProps) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <ChoiceDialog
      title={texts.title}
      about={about}
      legend={texts.legend}
      choices={{ load: 'loaded', options: channelOptions }}
      value={value}
      onChange={setValue}
      required={texts.required}
      confirmLabel={texts.confirm}
      blocked={blocked}
      onConfirm={(name) => {
        const channel = agentChannel(name);
        if (channel) onChosen(channel);
      }}
      onClose={onClose}
    />
  );
}
