import { Badge, type Tone } from '@/ui/record/Badge';
import {
  BanIcon,
  CircleCheckIcon,
  CircleDotIcon,
  CircleXIcon,
  ClockIcon,
  HandIcon,
  HelpIcon,
  type IconComponent,
  TrashIcon,
} from '@/ui/icons';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';

const { samples, states } = sandboxTexts;
const icons: Readonly<Record<string, IconComponent>> = {
  assigned: CircleDotIcon,
  pickedUp: HandIcon,
  finished: CircleCheckIcon,
  rejected: CircleXIcon,
  removed: TrashIcon,
  canceled: BanIcon,
  unknown: HelpIcon,
};

export function StatusLabelScreen() {
  return (
    <>
      <Example title={states.normal} stacked>
        {samples.statuses.map(({ status, label }) => (
          <StatusLabel key={status} status={status} label={label} icon={icons[status]} />
        ))}
      </Example>
      <Example title={states.badges}>
        {(Object.keys(samples.tones) as Tone[]).map((tone) => (
          <Badge key={tone} tone={tone} icon={ClockIcon}>
            {samples.tones[tone]}
          </Badge>
        ))}
      </Example>
    </>
  );
}
