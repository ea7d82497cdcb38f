import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { to } from '@/core/paths';
import { lookUp } from '@/lib/values';
import type { SandboxPage } from '../sandboxPages';
import { AttachmentScreen } from './AttachmentScreen';
import { ButtonsScreen } from './ButtonsScreen';
import { DatePickerScreen } from './DatePickerScreen';
import { DialogScreen } from './DialogScreen';
import { EnumerationsScreen } from './EnumerationsScreen';
import { IconsScreen } from './IconsScreen';
import { InputScreen } from './InputScreen';
import { ListScreen } from './ListScreen';
import { MenuScreen } from './MenuScreen';
import { NameCardScreen } from './NameCardScreen';
import { PaginationScreen } from './PaginationScreen';
import { SelectScreen } from './SelectScreen';
import { StatusLabelScreen } from './StatusLabelScreen';
import { TabsScreen } from './TabsScreen';
import { TooltipScreen } from './TooltipScreen';

const sandboxScreens: Readonly<Record<SandboxPage, ReactNode>> = {
  attachment: <AttachmentScreen />,
  buttons: <ButtonsScreen />,
  datepicker: <DatePickerScreen />,
  dialog: <DialogScreen />,
  icons: <IconsScreen />,
  input: <InputScreen />,
  list: <ListScreen />,
  namecard: <NameCardScreen />,
  pagination: <PaginationScreen />,
  select: <SelectScreen />,
  tabs: <TabsScreen />,
  tooltip: <TooltipScreen />,
  menu: <MenuScreen />,
  statuslabel: <StatusLabelScreen />,
  enumerations: <EnumerationsScreen />,
};

/** One page of the sandbox, by its address. */
export const SandboxPageScreen = () =>
  lookUp(sandboxScreens, useParams()['page'] ?? '') ?? <Navigate to={to.error(404)} replace />;
