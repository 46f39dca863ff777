import { listedPaths } from "@marquee/contracts/site-path";
import { Duration, RemovalPolicy, SecretValue, Validations } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  type IOrigin,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, OriginGroup, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import { contentSecurityPolicy, permissionsPolicy } from "../config/security-headers.ts";
import type { StageConfig } from "../config/stages.ts";

export interface SpaSiteProps {
  config: StageConfig;
  httpDomain: string;
  socketDomain: string;
  /** Tells the API that CloudFront is calling. */
  originSecret: Secret;
  /** The bucket of users' files, for signed uploads. */
  media: IBucket;
  webAclArn?: string;
}

/**
 * Every page path serves the single page; paths with a dot are files. Done at the edge instead of by error pages,
 * which would also replace the API's own 404 with the page.
 */
const pageFallback = `function handler(event) {
  var request = event.request;
  var last = request.uri.split("/").pop();
  if (last.indexOf(".") === -1) request.uri = "/index.html";
  return request;
}`;

/**
 * A shared page's path goes to a function, which puts into the page's head what its link shows. It goes as a parameter
 * of the stored page's own address, so that where the function does not answer, the same request finds the stored page.
 */
const sharedPage = `function handler(event) {
  var request = event.request;
  request.querystring = { "x-page": { value: encodeURIComponent(request.uri) } };
  request.uri = "/index.html";
  return request;
}`;

/** The site's single origin: pages from a private bucket, /api and /ws from the gateways, signed uploads to S3. */
export class SpaSite extends Construct {
  readonly bucket: IBucket;
  readonly distribution: Distribution;
  /** The origin that the address bar shows. */
  readonly origin: string;

  constructor(
    scope: Construct,
    id: string,
    { config, httpDomain, socketDomain, originSecret, media, webAclArn }: SpaSiteProps,
  ) {
    super(scope, id);
    const { domain } = config;
    // A cast, because CDK's own classes don't satisfy its interfaces under `exactOptionalPropertyTypes`.
    this.bucket = new Bucket(this, "Pages", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Contains only files that a build can recreate.
      removalPolicy: RemovalPolicy.DESTROY,
    }) as IBucket;
    // A dynamic reference: CloudFormation inserts the value; the template never contains it.
    const { originSecretVersion: versionId } = config;
    const value = SecretValue.secretsManager(
      originSecret.secretArn,
      versionId === undefined ? {} : { versionId },
    );
    const customHeaders = { "x-origin-verify": value.unsafeUnwrap() };
    const gateway: Omit<BehaviorOptions, "origin"> = {
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      compress: true,
    };
    const pages: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(this, "PageFallback", {
            code: FunctionCode.fromInline(pageFallback),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    };
    const api = new HttpOrigin(httpDomain, { customHeaders, readTimeout: Duration.seconds(30) });
    const apiHeaders = this.apiHeaders();
    const listed = { ...pages, responseHeadersPolicy: this.pageHeaders("ListedPageHeaders", config, []) };
    const unlisted = {
      ...pages,
      responseHeadersPolicy: this.pageHeaders("PageHeaders", config, [notListed]),
    };
    this.distribution = new Distribution(this, "Distribution", {
      comment: "Marquee",
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      ...(domain
        ? {
            domainNames: [domain.name],
            certificate: Certificate.fromCertificateArn(this, "Certificate", domain.certificateArn),
          }
        : {}),
      ...(webAclArn === undefined ? {} : { webAclId: webAclArn }),
      defaultBehavior: unlisted,
      additionalBehaviors: {
        ...Object.fromEntries(listedPaths.map((path) => [path, listed])),
        "/api/posters/*": {
          origin: api,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          responseHeadersPolicy: apiHeaders,
          cachePolicy: new CachePolicy(this, "PosterCache", {
            comment: "Posters, whose address changes with what they show, for as long as the API says",
            minTtl: Duration.seconds(0),
            defaultTtl: Duration.seconds(0),
            maxTtl: Duration.days(365),
          }),
        },
        "/api/*": {
          ...gateway,
          origin: api,
          responseHeadersPolicy: apiHeaders,
        },
        "/shared/*": this.sharedPages(api, unlisted),
        "/ws": { ...gateway, origin: new HttpOrigin(socketDomain, { customHeaders }) },
        "/uploads/*": this.uploads(media),
      },
    });
    this.origin = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    this.acknowledge(config);
  }

  /** Pages for people without an account, by the function that names them, or else as they are stored. */
  private sharedPages(api: IOrigin, stored: BehaviorOptions): BehaviorOptions {
    return {
      ...stored,
      origin: new OriginGroup({
        primaryOrigin: api,
        fallbackOrigin: stored.origin,
        // The API knows no HEAD here, and what it refuses is a page all the same.
        fallbackStatusCodes: [403, 404, 500, 502, 503, 504],
      }),
      // A revoked link has no preview from then on, and a new build's names are there with it.
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: new OriginRequestPolicy(this, "SharedPageRequests", {
        comment: "Shared pages: only their path; whoever opens one need not be known",
        queryStringBehavior: OriginRequestQueryStringBehavior.allowList("x-page"),
      }),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(this, "SharedPage", {
            code: FunctionCode.fromInline(sharedPage),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    };
  }

  /**
   * Signed uploads, passed on to S3 unchanged. CloudFront has no access of its own: the function that issued an
   * address signed it for one key, size and type, and S3 accepts nothing else. The signature covers S3's own host, so
   * the viewer's host is not forwarded. Neither are cookies, which S3 does not need.
   */
  private uploads(media: IBucket): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withBucketDefaults(media),
      // CloudFront only allows PUT together with the other methods; none of the others is signed.
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: new OriginRequestPolicy(this, "UploadRequests", {
        comment: "Signed uploads: the signature is in the query, the type in its header",
        headerBehavior: OriginRequestHeaderBehavior.allowList("content-type"),
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      }),
      responseHeadersPolicy: this.uploadHeaders(),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    };
  }

  /** S3's own responses are XML and never shown as a page. */
  private uploadHeaders(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, "UploadHeaders", {
      securityHeadersBehavior: {
        ...strictTransport,
        contentSecurityPolicy: { contentSecurityPolicy: "default-src 'none'; sandbox", override: true },
      },
      customHeadersBehavior: { customHeaders: [notListed] },
    });
  }

  private pageHeaders(
    id: string,
    config: StageConfig,
    also: readonly ResponseCustomHeader[],
  ): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        ...strictTransport,
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy(config.domain?.name),
          override: true,
        },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [{ header: "permissions-policy", value: permissionsPolicy, override: true }, ...also],
      },
    });
  }

  /** No content policy here: responses that a browser would show as a page set their own, stricter one. */
  private apiHeaders(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, "ApiHeaders", {
      securityHeadersBehavior: strictTransport,
      customHeadersBehavior: { customHeaders: [notListed] },
    });
  }

  private acknowledge(config: StageConfig): void {
    Validations.of(this.bucket).acknowledge({
      id: "AwsSolutions-S1",
      reason: "Public pages behind CloudFront; who reads them is nobody's business.",
    });
    const { distribution } = this;
    const reasons: Record<string, string> = {
      "AwsSolutions-CFR1": "The product is offered everywhere.",
      "AwsSolutions-CFR3": "Every API call is in the access log of the HTTP API, without people's addresses.",
      ...(config.waf
        ? {}
        : {
            "AwsSolutions-CFR2":
              "A development stage without real users; staging and prod have the firewall.",
          }),
      ...(config.domain
        ? {}
        : {
            "AwsSolutions-CFR4":
              "CloudFront's own certificate fixes the protocol; a stage with a domain demands TLS 1.2.",
          }),
    };
    for (const [id, reason] of Object.entries(reasons))
      Validations.of(distribution).acknowledge({ id, reason });
  }
}

/** Keeps an answer out of search engines, whether or not they run its script. */
const notListed: ResponseCustomHeader = { header: "x-robots-tag", value: "noindex", override: true };

const strictTransport = {
  contentTypeOptions: { override: true },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(365),
    includeSubdomains: true,
    override: true,
  },
};
