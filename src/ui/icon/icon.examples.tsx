import { SERVICE_ICONS } from '../../content/schema.ts';
import {
  ArrowIcon,
  ChevronIcon,
  CloseIcon,
  MenuIcon,
  NewTabIcon,
  PhoneIcon,
  ServiceIcon,
  SignIcon,
  WindowIcon,
} from './icon.tsx';

export const examples = {
  arrow: <ArrowIcon />,
  chevron: <ChevronIcon />,
  close: <CloseIcon />,
  menu: <MenuIcon />,
  'new tab': <NewTabIcon />,
  phone: <PhoneIcon />,
  sign: <SignIcon />,
  window: <WindowIcon />,
  ...Object.fromEntries(SERVICE_ICONS.map((name) => [name, <ServiceIcon key={name} name={name} />])),
};
