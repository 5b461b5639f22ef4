/** The part of Sveltia CMS that the page uses; its package is installed only where the page is built. */
declare module '@sveltia/cms' {
  const CMS: {
    init(options: { config: unknown }): void;
    registerCustomFormat(
      name: string,
      extension: string,
      format: {
        fromFile(text: string): unknown;
        toFile(value: Readonly<Record<string, unknown>>): Promise<string>;
      },
    ): void;
  };
  export default CMS;
}
