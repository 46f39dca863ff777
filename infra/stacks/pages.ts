import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { BucketDeployment, CacheControl, type ISource, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";
import type { SpaSite } from "../constructs/spa-site.ts";

/** The built pages. */
export interface Pages {
  hashed: ISource;
  entry: ISource;
  startPage: string;
  securityFile: string;
}

export interface PagesStackProps extends StackProps {
  site: SpaSite;
  pages: Pages;
}

/**
 * Puts the pages into the site's bucket. A stack of its own, deployed last: pages that call what is not there yet would
 * fail for as long as the functions take, while older pages work with newer functions.
 */
export class PagesStack extends Stack {
  constructor(scope: Construct, id: string, { site, pages, ...props }: PagesStackProps) {
    super(scope, id, props);
    // Hashed files come first and are never removed: an open page may still load chunks of the previous build.
    const hashed = new BucketDeployment(this, "HashedFiles", {
      sources: [pages.hashed],
      destinationBucket: site.bucket,
      prune: false,
      memoryLimit: 512,
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const entry = new BucketDeployment(this, "Entry", {
      sources: [
        pages.entry,
        Source.data("index.html", withPreview(pages.startPage, site.origin)),
        Source.data(securityFilePath, withCanonical(pages.securityFile, site.origin)),
      ],
      destinationBucket: site.bucket,
      prune: false,
      memoryLimit: 512,
      cacheControl: [CacheControl.noCache()],
      distribution: site.distribution,
      distributionPaths: ["/index.html", `/${securityFilePath}`],
    });
    entry.node.addDependency(hashed);
  }
}

/** Where the build and the site have the file for those who found a vulnerability (RFC 9116). */
export const securityFilePath = ".well-known/security.txt";

/** That file for a site of this origin: it says where it belongs, so that a copy elsewhere gives itself away. */
export function withCanonical(securityFile: string, origin: string): string {
  return `${securityFile}Canonical: ${origin}/${securityFilePath}\n`;
}

const preview = 'property="og:image" content="/preview.png"';

/** The start page for a site of this origin: others that show a link want the picture's whole address. */
export function withPreview(startPage: string, origin: string): string {
  if (!startPage.includes(preview)) throw new Error(`index.html has no ${preview}.`);
  return startPage.replace(preview, () => `property="og:image" content="${origin}/preview.png"`);
}
