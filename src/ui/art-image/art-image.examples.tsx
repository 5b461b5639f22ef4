import { ArtImage, ArtPicture } from './art-image.tsx';

export const examples = {
  'a drawing': <ArtImage name="system-boiler" alt="Boiler" />,
  'a night drawing turned to paper': <ArtImage name="figure-boiler" alt="Boiler" paper />,
  'another drawing for phones': (
    <ArtPicture wide="head-contact" phone="head-contact-phone" alt="Our office" />
  ),
};
