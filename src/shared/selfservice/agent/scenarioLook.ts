import { lookUp } from '@/lib/values';
import {
  CalendarIcon,
  ClipboardListIcon,
  DoorIcon,
  EuroIcon,
  ExchangeIcon,
  FileTextIcon,
  ZapIcon,
  type IconComponent,
  MessageIcon,
  PencilIcon,
  WrenchIcon,
} from '@/ui/icons';

const icons: Readonly<Record<string, IconComponent>> = {
  calendar: CalendarIcon,
  door: DoorIcon,
  euro: EuroIcon,
  exchange: ExchangeIcon,
  file: FileTextIcon,
  list: ClipboardListIcon,
  message: MessageIcon,
  pen: PencilIcon,
  tools: WrenchIcon,
};

/** The icon that a scenario's record names, or a common icon if that name is unknown. */
export const scenarioLook = (name: string | null): { icon: IconComponent } => ({
  icon: lookUp(icons, name ?? '') ?? ZapIcon,
});
