import { useState } from 'react';
import { ChoiceDialog } from '@/ui/overlays/ChoiceDialog';
import { type AgentChannel, agentChannel, channelOptions } from '../contactChannel';
import { impersonationTexts } from '../impersonationTexts';

const texts = impersonationTexts.channel;

interface ChannelChoiceProps {
  about: string;
  onChosen: (channel: AgentChannel) => void;
  onClose: () => void;
}

/** By which channel the customer is helped, where nobody said so before (AMB-153). */
export function ChannelChoice({ about, onChosen, onClose }: ChannelChoiceProps) {
  const [value, setValue] = useState<string | null>(null);
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
      onConfirm={(name) => {
        const channel = agentChannel(name);
        if (channel) onChosen(channel);
      }}
      onClose={onClose}
    />
  );
}
