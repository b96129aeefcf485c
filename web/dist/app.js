var ws=class extends Error{},tx=826692931;function gp(n){if(n.byteLength<8)throw new ws("the frame is shorter than its head");let e=new DataView(n);if(e.getUint32(0,!0)!==tx)throw new ws("this is no frame of the studio");let t=e.getUint32(4,!0);if(8+t>n.byteLength)throw new ws("the head of the frame is cut off");let i;try{i=JSON.parse(new TextDecoder().decode(new Uint8Array(n,8,t)))}catch{throw new ws("the head of the frame cannot be read")}let s=8+Math.ceil(t/4)*4,r=new Uint8Array(n,Math.min(s,n.byteLength));for(let o of i.fields){if(o.offset+o.bytes>r.byteLength)throw new ws(`the samples of ${o.name} are cut off`);if(ix(o)*nx(o)!==o.bytes)throw new ws(`the blocks of ${o.name} do not add up`)}return{head:i,data:r}}function _p(n,e){let{head:t,data:i}=n,s=[];e.tick=t.tick,e.columns=t.columns,e.rows=t.rows,e.spacing=t.spacing,e.preview=t.preview===!0;for(let r of t.fields){if(r.blocks.length===0)continue;let o=sx(e,r),a=i.subarray(r.offset,r.offset+r.bytes);rx(r,a,o),o.version+=1,s.push(r.name)}return s}function vp(n){let e=[n.firstRow,n.endRow];return n.firstRow=n.rows,n.endRow=0,e}function xp(){return{tick:0,columns:0,rows:0,spacing:1,preview:!1,fields:new Map}}function nx(n){return n.format==="u16"?2:1}function yp(n,e){let t=Math.ceil(n.columns/n.block),i=e%t*n.block,s=Math.floor(e/t)*n.block;return[i,s,Math.min(n.block,n.columns-i),Math.min(n.block,n.rows-s)]}function ix(n){let e=0;for(let t of n.blocks){let[,,i,s]=yp(n,t);if(i<=0||s<=0)throw new ws(`${n.name} has no block ${t}`);e+=i*s}return e}function sx(n,e){let t=n.fields.get(e.name),i=t!==void 0&&t.columns===e.columns&&t.rows===e.rows&&t.values instanceof Uint8Array==(e.format==="u8"),s=e.columns*e.rows,r=i?t:{name:e.name,columns:e.columns,rows:e.rows,stride:e.stride,low:e.low,high:e.high,values:e.format==="u8"?new Uint8Array(s):new Float32Array(s).fill(e.low),version:0,firstRow:e.rows,endRow:0};return r.low=e.low,r.high=e.high,r.stride=e.stride,n.fields.set(e.name,r),r}function rx(n,e,t){let i=t.firstRow,s=t.endRow,r=n.format==="u8"?e:ox(e),o=(n.high-n.low)/65535,a=0;for(let l of n.blocks){let[c,u,h,d]=yp(n,l);for(let f=0;f<d;f++){let p=(u+f)*t.columns+c;if(n.format==="u8")t.values.set(r.subarray(a,a+h),p);else for(let y=0;y<h;y++)t.values[p+y]=n.low+o*r[a+y];a+=h}i=Math.min(i,u),s=Math.max(s,u+d)}t.firstRow=i,t.endRow=s}function ox(n){let e=n.byteLength>>1;return n.byteOffset%2===0?new Uint16Array(n.buffer,n.byteOffset,e):new Uint16Array(n.slice().buffer,0,e)}var Sr=class extends Error{constructor(t,i=[]){super(t);this.problems=i}};function Sp(n,e){let t=/(?:^#|&)token=([0-9a-fA-F]+)/.exec(n)?.[1];return t!==void 0?(e?.setItem("cuesta.token",t),t):e?.getItem("cuesta.token")??""}function ax(n){return Math.min(5e3,250*2**Math.min(n,5))}var ol=class{constructor(e,t,i){this.base=e;this.token=t;this.listener=i;this.waiting=new Map;this.next=1;this.attempt=0;this.stopped=!1;this.timer=0}start(){this.stopped=!1;let e=this.base.replace(/^http/,"ws")+"/ws",t=this.token?["cuesta",`token.${this.token}`]:["cuesta"],i=new WebSocket(e,t);i.binaryType="arraybuffer",this.socket=i,i.onopen=()=>{this.attempt=0,this.listener.open()},i.onmessage=s=>this.received(s.data),i.onclose=s=>this.lost(s.reason)}stop(){this.stopped=!0,clearTimeout(this.timer),this.socket?.close()}get connected(){return this.socket?.readyState===WebSocket.OPEN}ask(e,t={}){let i=this.next++;return new Promise((s,r)=>{if(!this.connected){r(new Sr("The studio is not connected."));return}this.waiting.set(i,{resolve:s,reject:r}),this.socket?.send(JSON.stringify({id:i,do:e,...t}))})}async catalog(){return(await this.get("/api/catalog")).json()}async get(e){let t=await fetch(this.base+e,{headers:this.headers()});if(!t.ok)throw new Sr(await bp(t));return t}async upload(e,t){let i=await fetch(`${this.base}/api/upload?name=${encodeURIComponent(e)}`,{method:"POST",headers:{...this.headers(),"Content-Type":"application/octet-stream"},body:t});if(!i.ok)throw new Sr(await bp(i));return i.json()}link(e){let t=e.includes("?")?"&":"?";return`${this.base}${e}${t}token=${this.token}`}headers(){return this.token?{"X-Cuesta-Token":this.token}:{}}received(e){if(e instanceof ArrayBuffer){try{this.listener.frame(gp(e))}catch(s){this.listener.event("warning",{sentence:s.message})}return}let t=JSON.parse(String(e));if(typeof t.event=="string"){this.listener.event(t.event,t);return}let i=this.waiting.get(t.id);i!==void 0&&(this.waiting.delete(t.id),typeof t.error=="string"?i.reject(new Sr(t.error,t.problems??[])):i.resolve(t))}lost(e){for(let t of this.waiting.values())t.reject(new Sr("The connection was lost before the answer came."));this.waiting.clear(),this.listener.closed(e),!this.stopped&&(this.timer=window.setTimeout(()=>this.start(),ax(this.attempt++)))}};async function bp(n){let e=await n.text();try{return JSON.parse(e).error??e}catch{return e||`The server answered ${n.status}.`}}var Ot,Ep,lx,$s,ph,dl,Tp,ll,Ap,gh,mh,cx,aa=Symbol.for("pv"),fl={},pl=[],ux=/^m(i|n|o|s|text|space)$/,_h=Array.isArray,Rp=pl.slice,wr=Object.assign;function Mr(n){n&&n.parentNode&&n.remove()}function cl(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:aa,__v:s||++Ep,__i:-1,__u:0};return!s&&Ot.vnode&&Ot.vnode(r),r}function ri(n){return n.children}function ul(n,e){this.props=n,this.context=e,this.__g=0}function Zs(n,e){if(e==null)return n.__&&Zs(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:Zs(n)}function hx(n){var e,t=n.__v,i=t.__e,s=[],r=[],o=n.__P;o&&((e=wr({constructor:aa},t)).__v=t.__v+1,Ot.vnode&&Ot.vnode(e),vh(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,s,i||Zs(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,Np(s,e,r),t.__=t.__e=null,e.__e!=i&&Cp(e))}function Cp(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),Cp(n)}function Mp(n){(8&n.__g||(n.__g|=8,$s.push(n),dl++))&&ph==Ot.debounceRendering||((ph=Ot.debounceRendering)||queueMicrotask)(Pp)}function Pp(){try{for(var n,e=1;$s.length;)$s.length>e&&$s.sort(Tp),n=$s.shift(),e=$s.length,8&n.__g&&hx(n)}finally{(dl=$s.length)&&(ph||queueMicrotask)(Pp)}}function Lp(n,e,t,i,s,r,o,a,l,c,u){var h,d,f,p,y,m,g=i.__k||pl,b=e.length;for(l=dx(t,e,g,l,b),h=0;h<b;h++)(f=t.__k[h])!=null&&(d=~f.__i&&g[f.__i]||fl,f.__i=h,m=vh(n,f,d,s,r,o,a,l,c,u),p=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&xh(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||p,f)),y=y||p,4&f.__u?(l=Ip(f,l,n,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&m!==void 0?l=m:p&&(l=p.nextSibling),f.__u&=-21);return t.__e=y,l}function dx(n,e,t,i,s){var r,o,a,l,c,u,h,d,f,p=t.length,y=p,m=0,g=0,b=n.__k=Array(s);for(r=0;r<s;r++)(o=e[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=b[r]=cl(null,o):_h(o)?o=b[r]=cl(ri,{children:o}):o.constructor===aa&&o.__b?o=b[r]=cl(o.type,o.props,o.key,o.ref,o.__v):b[r]=o,l=r+m,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=fx(o,t,l,y))&&(y--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?m--:c==l+1?m++:c!=l&&(c>l?m--:m++,g=1)):(~c||(s>p?m--:s<p&&m++),typeof o.type!="function"&&(o.__u|=4))):b[r]=null;if(g){for(u=[],h=[],r=0;r<s;r++)if((o=b[r])&&16&o.__u){for(m=0,d=u.length;m<d;)u[f=m+d>>1]<o.__i?m=f+1:d=f;u[m]=o.__i,h[r]=m+1}for(m=u.length;r--;)h[r]&&(h[r]==m?m--:b[r].__u|=4)}if(y)for(r=0;r<p;r++)!(a=t[r])||2&a.__u||(a.__e==i&&(i=Zs(a)),yh(a,a));return i}function Ip(n,e,t,i){var s,r,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=Ip(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=Zs(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function fx(n,e,t,i){var s,r=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&o==a.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s;for(s=t+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s}return-1}function wp(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function al(n,e,t,i,s){var r,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||wp(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||wp(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=mh[e]||(mh[e]=px(e)),(n.__a||(n.__a={}))[e]=gh,r=e!=(e=e.replace(Ap,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,r):n.removeEventListener(e,o,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function px(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[ll]==null)e[ll]=gh++;else if(e[ll]<this.__a[n])return;return t(Ot.event?Ot.event(e):e)}}}function vh(n,e,t,i,s,r,o,a,l,c){var u,h,d,f,p,y,m,g,b,R,S,I,A,_,T,z,F,D,W=e.type;if(e.constructor!==aa)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,h=r=[],u.nodeType==8?a=hl(u,r):r.push(u),a=r[0]||a),(u=Ot.__b)&&u(e);e:if(typeof W=="function"){d=o.length;try{if(g=e.props,b=(u=W.prototype)&&u.render,R=(u=W.contextType)&&i[u.__c],S=u?R?R.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(b?e.__c=f=new W(g,S):(e.__c=f=new ul(g,S),f.constructor=W,f.render=gx),R&&R.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),b&&(f.__s||(f.__s=f.state),W.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=wr({},f.__s)),wr(f.__s,W.getDerivedStateFromProps(g,f.__s)))),p=f.props,y=f.state,f.__v=e,t.__c){if(g!==p&&b&&!W.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(g,S),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(g,f.__s,S)===!1){e.__v!=t.__v&&(f.props=g,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(V){V&&(V.__=e)}),pl.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=Zs(t);break e}f.componentWillUpdate&&f.componentWillUpdate(g,f.__s,S),b&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(p,y,m)})}else b&&!W.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),b&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=S,f.props=g,f.__P=n,f.__g&=-5,I=Ot.__r,A=b?25:0;do f.__g&=-9,I&&I(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++A<25);b&&(pl.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=wr({},i,f.getChildContext())),b&&t.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(p,y)),_=u&&u.type===ri&&u.key==null?u.props.children:u,g.__P&&(u=a,s=(n=g.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(V){V&&yh(V,V)}),t.__k=null),a=t.__k?Zs(t,0):null),a=Lp(n,_h(_)?_:[_],e,t,i,s,r,o,a,l,c),g.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(Mr),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(V){if(o.length=d,e.__v=null,l||r)if(V&&V.then){if(e.__u|=128|l,r){for(~(F=r.indexOf(a||void 0))||(F=r.length);(D=r[F-1])&&D.nodeType==8;)F--;for(;F<r.length;F++)if(D=r[F])if(r[F]=null,T){if(D==z)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(z=hl(T=D))}}if(!T){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;T=a}(u=hl(T=e.__c.__z||(e.__c.__z=T)))?(e.__e=T,a=u):e.__e=a,a=a&&a.nextSibling}else r&&r.some(Mr);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),V&&V.then||Dp(e),Ot.__e(V,e,t)}}else a=e.__e=mx(t.__e,e,t,i,s,r,o,l,c,n);return(u=Ot.diffed)&&u(e),a}function hl(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function Dp(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(Dp))}function Np(n,e,t){for(var i=0;i<t.length;)xh(t[i++],t[i++],t[i++]);Ot.__c&&Ot.__c(e,n),n.some(function(s){try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){Ot.__e(r,s.__v)}})}function mx(n,e,t,i,s,r,o,a,l,c){var u,h,d,f,p,y,m,g,b=t.props||fl,R=e.props,S=e.type;if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((p=r[u])&&(S?p.localName==S:p.nodeType==3)){n=p,r[u]=null;break}}if(!n){if(g=c.ownerDocument||document,!S)return g.createTextNode(R);n=g.createElementNS(s,S,R.is?R:c),a&&(Ot.__m&&Ot.__m(e,r),a=!1),r=null}if(S){if(c=S=="template"&&n.content||n,r=S=="textarea"&&R.defaultValue!=null?null:r&&Rp.call(c.childNodes),!a&&r)for(b={},u=0;u<n.attributes.length;u++)b[(p=n.attributes[u]).name]=p.value;for(u in b)p=b[u],u=="dangerouslySetInnerHTML"?d=p:u=="children"||u in R||u=="value"&&"defaultValue"in R||u=="checked"&&"defaultChecked"in R||al(n,u,null,p,s);for(u in R)p=R[u],u=="children"?f=p:u=="dangerouslySetInnerHTML"?h=p:u=="value"?y=p:u=="checked"?m=p:a&&typeof p!="function"||b[u]===p||al(n,u,p,b[u],s);h?(a||d&&(h.__html==d.__html||h.__html==n.innerHTML)||(n.innerHTML=h.__html),e.__k=[]):(d&&(n.textContent=""),(S=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&ux.test(S))&&(s="http://www.w3.org/1999/xhtml"),Lp(c,_h(f)?f:[f],e,t,i,s,r,o,r?r[0]:t.__k&&Zs(t,0),a,l),r&&r.some(Mr)),a&&S!="textarea"||(u="value",S=="progress"&&y==null?n.removeAttribute(u):y==null||y===n[u]&&(S!="progress"||y)||al(n,u,y,b[u],s),u="checked",m!=null&&m!=n[u]&&al(n,u,m,b[u],s))}else b===R||a&&n.data==R||(n.data=R);return n}function xh(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){Ot.__e(s,t)}}function yh(n,e,t){var i,s,r,o;if(Ot.unmount&&Ot.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||xh(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){Ot.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&yh(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=hl(i,r=[]))&&(i==n.__e&&r.some(Mr),Mr(s),Mr(i)),t||Mr(n.__e),n.__e=n.__c=n.__=null}function gx(n,e,t){return this.constructor(n,t)}function Fp(n,e){var t,i,s,r;Ot.__&&Ot.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=cl(ri,{children:[n]}),s=[],r=[],vh(e,e.__k,i||fl,fl,e.namespaceURI,i?null:e.firstChild?Rp.call(e.childNodes):null,s,i?i.__e:e.firstChild,t,r),Np(s,e.__k,r),e.__k.props.children=null}Ot={__e:function(n,e,t,i){for(var s,r,o;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((o=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&(s.componentDidCatch(n,i||{}),o=1),o&&8&s.__g)return void(s.__g|=2)}catch(a){n=a}}throw dl=0,n}},Ep=0,lx=function(n){return n!=null&&n.constructor===aa},ul.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=wr({},this.state)),typeof n=="function"&&(n=n(wr({},t),this.props)),n&&(wr(t,n),this.__v&&(e&&this.__k.push(e),Mp(this)))},ul.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),Mp(this))},ul.prototype.render=ri,$s=[],dl=0,Tp=function(n,e){return n.__v.__b-e.__v.__b},ll=Symbol(),Ap=/(PointerCapture)$|Capture$/i,gh=0,mh={},cx=0;var ca,An,bh,Up,Sh=Object.is,ml=0,Xp=[],Mh=[],bn=Ot,kp=bn.__b,Op=bn.__r,Bp=bn.diffed,zp=bn.__c,Hp=bn.unmount,Vp=bn.__;function Eh(n,e){bn.__h&&bn.__h(An,n,ml||e),ml=0;var t=An.__H||(An.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function St(n){return ml=1,_x(Yp,n)}function _x(n,e,t){var i=Eh(ca++,2);if(i.t=n,!i.__c&&(i.__=[t?t(e):Yp(void 0,e),function(r){var o=(i.__N||i.__)[0],a=i.t(o,r);Sh(o,a)||(i.__N=[a,i.__[1]],i.__c.setState({}))}],i.__c=An,!An.__f)){An.__f=!0;var s=An.shouldComponentUpdate;An.shouldComponentUpdate=function(r,o,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=r;if(l.__.some(function(d){d.__N&&(c=!0,Sh(d.__[0],d.__N[0])||(u=!0))}),s){var h=s.call(this,r,o,a);return c?h||u:h}return!c||u}}return i.__}function qt(n,e){var t=Eh(ca++,3);!bn.__s&&qp(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,An.__H.__h.push(t))}function sn(n){return ml=5,vx(function(){return{current:n}},[])}function vx(n,e){var t=Eh(ca++,7);return qp(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function xx(){var n;do{for(;n=Mh.shift();)try{la(n)}catch(t){bn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=Xp.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(la),e.__h.some(wh),e.__h=[]}catch(t){e.__h=[],bn.__e(t,n.__v)}}}while(Mh.length)}bn.__b=function(n){An=null,kp&&kp(n)},bn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),Vp&&Vp(n,e)},bn.__r=function(n){Op&&Op(n),ca=0;var e=(An=n.__c).__H;e&&(bh==An?An.__h=[]:(e.__h.some(la),e.__h.some(wh),ca=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),bh=An},bn.diffed=function(n){Bp&&Bp(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&Wp(Xp.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),bh=An=null},bn.__c=function(n,e){e.some(function(t){try{t.__h.some(la),t.__h=t.__h.filter(function(i){return!i.__||wh(i)})}catch(i){t.__h=[function(){throw i}]}}),zp&&zp(n,e)},bn.unmount=function(n){Hp&&Hp(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}s.__P=t,Wp(Mh.push(s))}else la(s)}catch(r){e=r}}),i.__H=void 0,e&&bn.__e(e,i.__v))};var Gp=typeof requestAnimationFrame=="function";function yx(n){var e,t=function(){clearTimeout(i),Gp&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);Gp&&(e=requestAnimationFrame(t))}function Wp(n){n!=1&&Up==bn.requestAnimationFrame||((Up=bn.requestAnimationFrame)||yx)(xx)}function la(n){var e=An,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),An=e}function wh(n){var e=An;n.__c=n.__(),An=e}function qp(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!Sh(t,n[i])})}function Yp(n,e){return typeof e=="function"?e(n):e}var Ti=class{constructor(e){this.current=e;this.listeners=new Set;this.told=!1}get value(){return this.current}set(e){let t=!0;for(let i of Object.keys(e))this.current[i]!==e[i]&&(t=!1);t||(this.current={...this.current,...e},!this.told&&(this.told=!0,queueMicrotask(()=>{this.told=!1;for(let i of[...this.listeners])i()})))}subscribe(e){return this.listeners.add(e),()=>this.listeners.delete(e)}};function _e(n,e){let[,t]=St(0),i=e(n.value),s=sn(i);s.current=i;let r=sn(e);return r.current=e,qt(()=>{let o=()=>{r.current(n.value)!==s.current&&t(a=>a+1)};return o(),n.subscribe(o)},[n]),i}var bx=4e3,Th=class{constructor(){this.ticks=[];this.values=new Map}add(e){let t=Number(e.tick);if(!Number.isFinite(t))return;let i=this.ticks.length;for(;i>0&&this.ticks[i-1]>=t;)i--;this.cut(i);for(let[s,r]of Object.entries(e))s==="tick"||s==="event"||typeof r!="number"||this.values.has(s)||this.values.set(s,this.ticks.map(()=>null));this.ticks.push(t);for(let[s,r]of this.values){let o=e[s];r.push(typeof o=="number"?o:null)}this.ticks.length>bx&&this.thin()}clear(){this.cut(0)}cut(e){this.ticks.length=e;for(let t of this.values.values())t.length=e}thin(){let e=t=>{let i=t.filter((s,r)=>r%2===0||r===t.length-1);t.length=0,t.push(...i)};e(this.ticks);for(let t of this.values.values())e(t)}},Ks=new Th,Er=new Ti({version:0});function $p(n){let e=[],t=(i,s)=>{let r=n.filter(s);r.length>0&&e.push({title:i,names:r}),n=n.filter(o=>!s(o))};t("Height",i=>/^(mean_height|lowest|highest)$/.test(i)),t("Erosion score",i=>i==="erosion_score"),t("Ledger",i=>i.startsWith("ledger.")&&i!=="ledger.water"),t("Water",i=>i==="water"),t("Steps per second",i=>i==="steps_per_second"),t("Residual of the ledger",i=>i==="residual");for(let i of n)i!=="ledger.water"&&e.push({title:i,names:[i]});return e}var Zp={"Cuesta studio":"Cuesta-Studio","Examples and files":"Beispiele und Dateien",project:"Projekt","Not connected, trying again…":"Nicht verbunden, neuer Versuch…",Clock:"Uhr",Run:"Start",Pause:"Pause",Step:"Schritt","Run or pause (space)":"Start oder Pause (Leertaste)","One step (right arrow)":"Ein Schritt (Pfeil rechts)",History:"Verlauf",Undo:"Zurücknehmen",Redo:"Wiederholen","Undo (Z)":"Zurücknehmen (Z)","Redo (Shift+Z)":"Wiederholen (Umschalt+Z)",View:"Ansicht",Land:"Land",Map:"Karte",Compare:"Vergleich",Share:"Teilen",Export:"Ausgabe",Help:"Hilfe","Save or share the recipe":"Rezept sichern oder teilen","Files, pictures, film":"Dateien, Bilder, Film","Help and keys (?)":"Hilfe und Tasten (?)",Panels:"Bereiche",Recipe:"Rezept",Inspector:"Einstellungen",Time:"Zeit",Close:"Schließen","Hide the inspector":"Einstellungen ausblenden","Show the inspector":"Einstellungen zeigen","Hide the recipe":"Rezept ausblenden","Show the recipe":"Rezept zeigen",Stages:"Stufen",Process:"Vorgang","Processes of {name}":"Vorgänge von {name}","Add a stage":"Stufe hinzufügen","Add a process":"Vorgang hinzufügen","Search: rain, dunes, canyon…":"Suche: rain, dunes, canyon…","Search operators":"Werkzeuge suchen","Nothing is called that. Try a plainer word.":"So heißt nichts. Versuchen Sie ein einfacheres Wort.","Only where {name} is above 0":"Nur wo {name} über 0 liegt","Switch off":"Ausschalten","Switch on":"Einschalten",Remove:"Entfernen",Explain:"Erklären","Before and after {name} with its defaults":"Vor und nach {name} mit den Vorgaben","Before and after, with the defaults":"Vorher und nachher, mit den Vorgaben",after:"nach",generator:"Erzeuger",filter:"Filter",process:"Vorgang",container:"Behälter","Change from now on":"Ab jetzt ändern","Later values apply from this step; what has happened stays.":"Neue Werte gelten ab diesem Schritt; was geschehen ist, bleibt.","Fewer settings":"Weniger Einstellungen","All {n} settings":"Alle {n} Einstellungen","Where, seed, name":"Wo, Zufallszahl, Name",Mask:"Maske",everywhere:"überall","The land":"Das Land","Choose a card to change it. These values hold for all of them.":"Wählen Sie eine Karte, um sie zu ändern. Diese Werte gelten für alle.",Seed:"Zufallszahl",Another:"Andere","Another seed is another land by the same rules.":"Eine andere Zufallszahl ist ein anderes Land nach denselben Regeln.",Size:"Größe","Samples along the sides; the extent stays the same.":"Punkte entlang der Seiten; die Ausdehnung bleibt gleich.","Branch from here":"Von hier abzweigen","Double click: back to the default":"Doppelklick: zurück zur Vorgabe","Back to the default":"Zurück zur Vorgabe",default:"Vorgabe",none:"keine","From {min} to {max}":"Von {min} bis {max}","A map of values instead of one number":"Eine Karte von Werten statt einer Zahl",number:"Zahl",map:"Karte","Choose…":"Wählen…","{name} as it was":"{name} wie zuvor","{name} added":"{name} hinzugefügt","{name} removed":"{name} entfernt","{name} moved":"{name} verschoben","{name} off":"{name} aus","{name} on":"{name} an","{name} opened":"{name} geöffnet","Text edited":"Text geändert","Recipe as text (TOML)":"Rezept als Text (TOML)","Line {n}":"Zeile {n}","Back to the text that holds":"Zurück zum gültigen Text","Typing…":"Eingabe…","In step with the cards":"Gleich mit den Karten","To the beginning":"Zum Anfang","One step":"Ein Schritt","One step back":"Ein Schritt zurück","steps/s":"Schritte/s",Moment:"Zeitpunkt","step {n}":"Schritt {n}","Step {n}":"Schritt {n}",Speed:"Tempo","full speed":"volles Tempo",Branch:"Zweig","New branch from here…":"Neuer Zweig von hier…","Drop this branch":"Diesen Zweig verwerfen","Kept as {slot}: step {tick}.":"Als {slot} behalten: Schritt {tick}.",Charts:"Kurven","Curves appear while the land runs.":"Kurven erscheinen, während das Land läuft.","Double click: go to this moment":"Doppelklick: zu diesem Zeitpunkt","Spread of {name}":"Verteilung von {name}",median:"Mitte","Would it pass for real land?":"Ginge es als echtes Land durch?","Measuring…":"Messung…","Measure again":"Neu messen",Measure:"Messen",pass:"bestanden",fail:"nicht bestanden","not measured":"nicht gemessen",told:"nur berichtet",Height:"Höhe","Erosion score":"Erosionsgrad",Ledger:"Massenbilanz",Water:"Wasser","Steps per second":"Schritte je Sekunde","Residual of the ledger":"Rest der Bilanz",Tools:"Werkzeuge","Look around":"Umsehen",Brush:"Pinsel",Section:"Schnitt",Borehole:"Bohrloch",borehole:"Bohrloch","River profile":"Flussprofil","Sea level":"Meeresspiegel","Sea level {h} m":"Meeresspiegel {h} m",Fly:"Fliegen","Drop a landform":"Eine Landform setzen","All of the land":"Das ganze Land","Draw a line over the land: the section follows it.":"Ziehen Sie eine Linie über das Land: der Schnitt folgt ihr.","Click where to drill.":"Klicken Sie, wo gebohrt werden soll.","Click on a river: its profile down to the mouth is drawn.":"Klicken Sie auf einen Fluss: sein Profil bis zur Mündung wird gezeichnet.","Click where the shore shall be.":"Klicken Sie, wo das Ufer liegen soll.","W A S D move, drag looks around.":"W A S D bewegen, Ziehen dreht den Blick.","Click where it shall stand: {name}":"Klicken Sie, wo es stehen soll: {name}","What the brush does":"Was der Pinsel tut",Raise:"Heben",Lower:"Senken",Smooth:"Glätten",Flatten:"Ebnen","Add rock":"Gestein",Hardness:"Härte",Rain:"Regen",Spring:"Quelle",Uplift:"Hebung",Radius:"Radius",Amount:"Betrag",Strength:"Stärke",Value:"Wert","Hard core":"Harter Kern",Material:"Material","what is on top":"was oben liegt","Painted into the map {name}; give it to a process instead of a number.":"In die Karte {name} gemalt; geben Sie sie einem Vorgang statt einer Zahl.","No stage of this recipe knows a sea; the picture shows one at {h} m.":"Keine Stufe dieses Rezepts kennt ein Meer; das Bild zeigt eines bei {h} m.","Under the ground":"Unter der Erde","Section A–B":"Schnitt A–B","Layers under the line: {list}":"Schichten unter der Linie: {list}","no river here":"hier ist kein Fluss","and farther down":"und tiefer","top at {h} m":"Oberkante bei {h} m",Field:"Größe im Bild",Colours:"Farben","of the field":"der Größe","Field over the land":"Größe über dem Land",Climate:"Klima",temperate:"gemäßigt",alpine:"alpin",arid:"trocken",bare:"nackter Fels",height:"Höhe",dusk:"Dämmerung",slope:"Neigung",water:"Wasser",flow:"Abfluss",change:"Veränderung",wear:"Abtrag",temperature:"Temperatur",humidity:"Feuchte",hardness:"Härte",age:"Alter",grey:"Grau",classes:"Klassen","Time of day":"Tageszeit","Turn the sun":"Sonne drehen",Heights:"Höhen",heights:"Höhen",Haze:"Dunst","Contour lines":"Höhenlinien","Moving water":"Bewegtes Wasser","Map of the land":"Karte des Landes","The land in 3D":"Das Land in 3D",Legend:"Legende",Scale:"Maßstab",Place:"Ort","Values under the cursor":"Werte unter dem Zeiger","North; click: look north":"Norden; Klick: nach Norden blicken","Look north":"Nach Norden blicken","Where before and after meet":"Wo Vorher und Nachher sich treffen",Before:"Vorher",After:"Nachher","Keep this moment":"Diesen Zeitpunkt behalten","Opening {name}…":"{name} wird geöffnet…","Working…":"Arbeitet…","Files for other programs":"Dateien für andere Programme",Fields:"Größen",Format:"Format",Preset:"Vorlage","Writing…":"Schreibt…","Write files":"Dateien schreiben",Picture:"Bild","As seen":"Wie zu sehen","Twice as large":"Doppelt so groß","Drawn by the engine":"Vom Programm gezeichnet",Film:"Film",Seconds:"Sekunden","Recording…":"Aufnahme…","Record what is seen":"Aufnehmen, was zu sehen ist","Rendering…":"Zeichnet…","Time-lapse of the recorded moments":"Zeitraffer der aufgezeichneten Zeitpunkte",Files:"Dateien","Written to {place}":"Geschrieben nach {place}","This browser cannot record the canvas.":"Dieser Browser kann das Bild nicht aufnehmen.","Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.":"Ziehen dreht die Ansicht, die rechte Taste oder zwei Finger verschieben sie, das Rad kommt näher. Alles, was Sie tun, wird eine Zeile des Rezepts: es lässt sich zurücknehmen und ohne das Studio bis aufs Bit wiederholen.","A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:":"Ein Rezept von {n} Zeilen ist dieses ganze Land. Wer es ausführt, bekommt dasselbe Land, bis aufs Bit:","Download the recipe":"Rezept herunterladen","The browser did not allow copying.":"Der Browser hat das Kopieren nicht erlaubt.",Copied:"Kopiert","Copy the text":"Text kopieren","The work is on disk at all times: {place}":"Die Arbeit liegt jederzeit auf der Platte: {place}","Begin with":"Beginnen mit","Open a height map or a recipe…":"Höhenkarte oder Rezept öffnen…","Or drop a file on the land. What is open now stays in the history: undo brings it back.":"Oder legen Sie eine Datei auf das Land. Was jetzt offen ist, bleibt im Verlauf: Zurücknehmen bringt es wieder.","Three things to try":"Drei Dinge zum Versuchen","Watch it change":"Zusehen, wie es sich wandelt","Let it run":"Laufen lassen","Press space; drag the line below to go back in time.":"Leertaste drücken; unten an der Linie ziehen, um in der Zeit zurückzugehen.","Raise a mountain":"Einen Berg heben","Press B and draw on the land. Rivers find their way around it.":"B drücken und auf das Land zeichnen. Flüsse finden ihren Weg darum herum.","Cut it open":"Aufschneiden","Press S and draw a line: the layers under it appear.":"S drücken und eine Linie ziehen: die Schichten darunter erscheinen.","Run or pause":"Start oder Pause","One step on":"Ein Schritt weiter","Undo, redo":"Zurücknehmen, wiederholen","Land, map, compare":"Land, Karte, Vergleich","All of the land in view":"Das ganze Land im Bild","Move over the land":"Über das Land bewegen","Turn around the land":"Um das Land drehen","Look more from above, more from the side":"Mehr von oben, mehr von der Seite","Nearer, farther":"Näher, weiter weg","Move the chosen card":"Die gewählte Karte verschieben","Put the tool away":"Werkzeug weglegen"};var Ah="en";function Kp(n,e){return n==="de"||n==="en"?n:e[0]?.toLowerCase().startsWith("de")?"de":"en"}function gl(n){Ah=n}function Js(){return Ah}function C(n,e={}){return(Ah==="de"?Zp[n]??n:n).replace(/\{(\w+)\}/g,(i,s)=>s in e?String(e[s]):i)}var Sx="uplot",Mx="u-hz",wx="u-vt",Ex="u-title",Tx="u-wrap",Ax="u-under",Rx="u-over",Cx="u-axis",Rr="u-off",Px="u-select",Lx="u-cursor-x",Ix="u-cursor-y",Dx="u-cursor-pt",Nx="u-legend",Fx="u-live",Ux="u-inline",kx="u-series",Ox="u-marker",Jp="u-label",Bx="u-value",ha="width",da="height";var jp="bottom",oo="left",Rh="right",Xh="#000",Qp=Xh+"0",Ch="mousemove",em="mousedown",Ph="mouseup",tm="mouseenter",nm="mouseleave",im="dblclick",zx="resize",Hx="scroll",sm="change",bl="dppxchange",qh="--",po=typeof window<"u",Fh=po?document:null,lo=po?window:null,Vx=po?navigator:null,Pt,_l;function Uh(){let n=devicePixelRatio;Pt!=n&&(Pt=n,_l&&Oh(sm,_l,Uh),_l=matchMedia(`(min-resolution: ${Pt-.001}dppx) and (max-resolution: ${Pt+.001}dppx)`),Cr(sm,_l,Uh),lo.dispatchEvent(new CustomEvent(bl)))}function di(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function kh(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function jt(n,e,t){n.style[e]=t+"px"}function Bi(n,e,t,i){let s=Fh.createElement(n);return e!=null&&di(s,e),t?.insertBefore(s,i),s}function Ai(n,e){return Bi("div",n,e)}var rm=new WeakMap;function ls(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=rm.get(n);r!=o&&(n.style.transform=r,rm.set(n,r),e<0||t<0||e>i||t>s?di(n,Rr):kh(n,Rr))}var om=new WeakMap;function am(n,e,t){let i=e+t,s=om.get(n);i!=s&&(om.set(n,i),n.style.background=e,n.style.borderColor=t)}var lm=new WeakMap;function cm(n,e,t,i){let s=e+""+t,r=lm.get(n);s!=r&&(lm.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var Yh={passive:!0},Gx={...Yh,capture:!0};function Cr(n,e,t,i){e.addEventListener(n,t,i?Gx:Yh)}function Oh(n,e,t,i){e.removeEventListener(n,t,Yh)}po&&Uh();function zi(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:fi((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function km(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}var Om=n=>n!=null,Bm=n=>n!=null&&n>0,wl=km(Om),Wx=km(Bm);function Xx(n,e,t,i=0,s=!1){let r=s?Wx:wl,o=s?Bm:Om;[e,t]=r(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??Gt,l??-Gt]}function El(n,e,t,i){let s=dm(n),r=dm(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Es:zm,a=s==1?fi:Ri,l=r==1?Ri:fi,c=a(o(Cn(n))),u=l(o(Cn(e))),h=co(t,c),d=co(t,u);return t==10&&(c<0&&(h=Wt(h,-c)),u<0&&(d=Wt(d,-u))),i||t==2?(n=h*s,e=d*r):(n=Wm(n,h),e=Tl(e,d)),[n,e]}function $h(n,e,t,i){let s=El(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}var Zh=.1,um={mode:3,pad:Zh},pa={pad:0,soft:null,mode:0},qx={min:pa,max:pa};function Sl(n,e,t,i){return Al(t)?hm(n,e,t):(pa.pad=t,pa.soft=i?0:null,pa.mode=i?3:0,hm(n,e,qx))}function Rt(n,e){return n??e}function Yx(n,e,t){for(e=Rt(e,0),t=Rt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function hm(n,e,t){let i=t.min,s=t.max,r=Rt(i.pad,0),o=Rt(s.pad,0),a=Rt(i.hard,-Gt),l=Rt(s.hard,Gt),c=Rt(i.soft,Gt),u=Rt(s.soft,-Gt),h=Rt(i.mode,0),d=Rt(s.mode,0),f=e-n,p=Es(f),y=ei(Cn(n),Cn(e)),m=Es(y),g=Cn(m-p);(f<1e-24||g>10)&&(f=0,(n==0||e==0)&&(f=1e-24,h==2&&c!=Gt&&(r=0),d==2&&u!=-Gt&&(o=0)));let b=f||y||1e3,R=Es(b),S=co(10,fi(R)),I=b*(f==0?n==0?.1:1:r),A=Wt(Wm(n-I,S/10),24),_=n>=c&&(h==1||h==3&&A<=c||h==2&&A>=c)?c:Gt,T=ei(a,A<_&&n>=_?_:Hi(_,A)),z=b*(f==0?e==0?.1:1:o),F=Wt(Tl(e+z,S/10),24),D=e<=u&&(d==1||d==3&&F>=u||d==2&&F<=u)?u:-Gt,W=Hi(l,F>D&&e<=D?D:ei(D,F));return T==W&&T==0&&(W=100),[T,W]}var $x=new Intl.NumberFormat(po?Vx.language:"en-US"),Kh=n=>$x.format(n),pi=Math,yl=pi.PI,Cn=pi.abs,fi=pi.floor,Rn=pi.round,Ri=pi.ceil,Hi=pi.min,ei=pi.max,co=pi.pow,dm=pi.sign,Es=pi.log10,zm=pi.log2,Zx=(n,e=1)=>pi.sinh(n)*e,Lh=(n,e=1)=>pi.asinh(n/e),Gt=1/0;function fm(n){return(Es((n^n>>31)-(n>>31))|0)+1}function Bh(n,e,t){return Hi(ei(n,e),t)}function Hm(n){return typeof n=="function"}function yt(n){return Hm(n)?n:()=>n}var Kx=()=>{},Vm=n=>n,Gm=(n,e)=>e,Jx=n=>null,pm=n=>!0,mm=(n,e)=>n==e,jx=/\.\d*?(?=9{6,}|0{6,})/gm,Pr=n=>{if(qm(n)||Qs.has(n))return n;let e=`${n}`,t=e.match(jx);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Pr(s)}e${r}`}return Wt(n,i)};function Tr(n,e){return Pr(Wt(Pr(n/e))*e)}function Tl(n,e){return Pr(Ri(Pr(n/e))*e)}function Wm(n,e){return Pr(fi(Pr(n/e))*e)}function Wt(n,e=0){if(qm(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return Rn(i)/t}var Qs=new Map;function Xm(n){return((""+n).split(".")[1]||"").length}function ga(n,e,t,i){let s=[],r=i.map(Xm);for(let o=e;o<t;o++){let a=Cn(o),l=Wt(co(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,h=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=n==10?u:Wt(u,h);s.push(d),Qs.set(d,h)}}return s}var ma={},Jh=[],uo=[null,null],js=Array.isArray,qm=Number.isInteger,Qx=n=>n===void 0;function gm(n){return typeof n=="string"}function Al(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function ey(n){return n!=null&&typeof n=="object"}var ty=Object.getPrototypeOf(Uint8Array),Ym="__proto__";function ho(n,e=Al){let t;if(js(n)){let i=n.find(s=>s!=null);if(js(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=ho(n[s],e)}else t=n.slice()}else if(n instanceof ty)t=n.slice();else if(e(n)){t={};for(let i in n)i!=Ym&&(t[i]=ho(n[i],e))}else t=n;return t}function Sn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=Ym&&(Al(n[s])?Sn(n[s],ho(i[s])):n[s]=ho(i[s]))}return n}var ny=0,iy=1,sy=2;function ry(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function oy(n,e){if(cy(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return uy(o[0])||(o=ly(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(s).fill(void 0),d=e?e[o][c]:iy,f=[];for(let p=0;p<u.length;p++){let y=u[p],m=r.get(l[p]);y===null?d!=ny&&(h[m]=y,d==sy&&f.push(m)):h[m]=y}ry(h,f,s),i.push(h)}}return i}var ay=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function ly(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];s.push(a)}return s}function cy(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function uy(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;let r=ei(1,fi((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var $m=["January","February","March","April","May","June","July","August","September","October","November","December"],Zm=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Km(n){return n.slice(0,3)}var hy=Zm.map(Km),dy=$m.map(Km),fy={MMMM:$m,MMM:dy,WWWW:Zm,WWW:hy};function ua(n){return(n<10?"0":"")+n}function py(n){return(n<10?"00":n<100?"0":"")+n}var my={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>ua(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>ua(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>ua(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>ua(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>ua(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>py(n.getMilliseconds())};function jh(n,e){e=e||fy;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?my[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var gy=new Intl.DateTimeFormat().resolvedOptions().timeZone;function _y(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==gy?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var Jm=n=>n%1==0,Ml=[1,2,2.5,5],vy=ga(10,-32,0,Ml),jm=ga(10,0,32,Ml),xy=jm.filter(Jm),Ar=vy.concat(jm),Qh=`
`,Qm="{YYYY}",_m=Qh+Qm,eg="{M}/{D}",fa=Qh+eg,vl=fa+"/{YY}",tg="{aa}",yy="{h}:{mm}",ao=yy+tg,vm=Qh+ao,xm=":{ss}",It=null;function ng(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,l=(n==1?ga(10,0,3,Ml).filter(Jm):ga(10,-3,0,Ml)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Qm,It,It,It,It,It,It,1],[s*28,"{MMM}",_m,It,It,It,It,It,1],[s,eg,_m,It,It,It,It,It,1],[i,"{h}"+tg,vl,It,fa,It,It,It,1],[t,ao,vl,It,fa,It,It,It,1],[e,xm,vl+" "+ao,It,fa+" "+ao,It,vm,It,1],[n,xm+".{fff}",vl+" "+ao,It,fa+" "+ao,It,vm,It,1]];function u(h){return(d,f,p,y,m,g)=>{let b=[],R=m>=o,S=m>=r&&m<o,I=h(p),A=Wt(I*n,3),_=Ih(I.getFullYear(),R?0:I.getMonth(),S||R?1:I.getDate()),T=Wt(_*n,3);if(S||R){let z=S?m/r:0,F=R?m/o:0,D=A==T?A:Wt(Ih(_.getFullYear()+F,_.getMonth()+z,1)*n,3),W=new Date(Rn(D/n)),V=W.getFullYear(),U=W.getMonth();for(let q=0;D<=y;q++){let J=Ih(V+F*q,U+z*q,1),G=J-h(Wt(J*n,3));D=Wt((+J+G)*n,3),D<=y&&b.push(D)}}else{let z=m>=s?s:m,F=fi(p)-fi(A),D=T+F+Tl(A-T,z);b.push(D);let W=h(D),V=W.getHours()+W.getMinutes()/t+W.getSeconds()/i,U=m/i,q=d.axes[f]._space,J=g/q;for(;D=Wt(D+m,n==1?0:3),!(D>y);)if(U>1){let G=fi(Wt(V+U,6))%24,te=h(D).getHours()-G;te>1&&(te=-1),D-=te*i,V=(V+U)%24;let oe=b[b.length-1];Wt((D-oe)/m,3)*J>=.7&&b.push(D)}else b.push(D)}return b}}return[l,c,u]}var[by,Sy,My]=ng(1),[wy,Ey,Ty]=ng(.001);ga(2,-53,53,[1]);function ym(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function bm(n,e){return(t,i,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],l,c,u,h,d,f;return i.map(p=>{let y=n(p),m=y.getFullYear(),g=y.getMonth(),b=y.getDate(),R=y.getHours(),S=y.getMinutes(),I=y.getSeconds(),A=m!=l&&a[2]||g!=c&&a[3]||b!=u&&a[4]||R!=h&&a[5]||S!=d&&a[6]||I!=f&&a[7]||a[1];return l=m,c=g,u=b,h=R,d=S,f=I,A(y)})}}function Ay(n,e){let t=jh(e);return(i,s,r,o,a)=>s.map(l=>t(n(l)))}function Ih(n,e,t){return new Date(n,e,t)}function Sm(n,e){return e(n)}var Ry="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Mm(n,e){return(t,i,s,r)=>r==null?qh:e(n(i))}function Cy(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function Py(n,e){return n.series[e].fill(n,e)}var Ly={show:!0,live:!0,isolate:!1,mount:Kx,markers:{show:!0,width:2,stroke:Cy,fill:Py,dash:"solid"},idx:null,idxs:null,values:[]};function Iy(n,e){let t=n.cursor.points,i=Ai(),s=t.size(n,e);jt(i,ha,s),jt(i,da,s);let r=s/-2;jt(i,"marginLeft",r),jt(i,"marginTop",r);let o=t.width(n,e,s);return o&&jt(i,"borderWidth",o),i}function Dy(n,e){let t=n.series[e].points;return t._fill||t._stroke}function Ny(n,e){let t=n.series[e].points;return t._stroke||t._fill}function Fy(n,e){return n.series[e].points.size}var Dh=[0,0];function Uy(n,e,t){return Dh[0]=e,Dh[1]=t,Dh}function xl(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function Nh(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}var ky={show:!0,x:!0,y:!0,lock:!1,move:Uy,points:{one:!1,show:Iy,size:Fy,width:0,stroke:Ny,fill:Dy},bind:{mousedown:xl,mouseup:xl,click:xl,dblclick:xl,mousemove:Nh,mouseleave:Nh,mouseenter:Nh},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},ig={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ed=Sn({},ig,{filter:Gm}),sg=Sn({},ed,{size:10}),rg=Sn({},ig,{show:!1}),td='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',og="bold "+td,ag=1.5,wm={show:!0,scale:"x",stroke:Xh,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:og,side:2,grid:ed,ticks:sg,border:rg,font:td,lineGap:ag,rotate:0},Oy="Value",By="Time",Em={show:!0,scale:"x",auto:!1,sorted:1,min:Gt,max:-Gt,idxs:[]};function zy(n,e,t,i,s){return e.map(r=>r==null?"":Kh(r))}function Hy(n,e,t,i,s,r,o){let a=[],l=Qs.get(s)||0;t=o?t:Wt(Tl(t,s),l);for(let c=t;c<=i;c=Wt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function zh(n,e,t,i,s,r,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?Es:zm,u=fi(c(t));s=co(l,u),l==10&&(s=Ar[zi(s,Ar)]);let h=t,d=s*l;l==10&&(d=Ar[zi(d,Ar)]);do a.push(h),h=h+s,l==10&&!Qs.has(h)&&(h=Wt(h,Qs.get(s))),h>=d&&(s=h,d=s*l,l==10&&(d=Ar[zi(d,Ar)]));while(h<=i);return a}function Vy(n,e,t,i,s,r,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?zh(n,e,ei(l,t),i,s):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?zh(n,e,ei(l,-i),-t,s):[l]).reverse().map(d=>-d).concat(u,c)}var lg=/./,Gy=/[12357]/,Wy=/[125]/,Tm=/1/,Hh=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function Xy(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],l=n.valToPos,c=r._space,u=l(10,o),h=l(9,o)-u>=c?lg:l(7,o)-u>=c?Gy:l(5,o)-u>=c?Wy:Tm;if(h==Tm){let d=Cn(l(1,o)-u);if(d<c)return Hh(e.slice().reverse(),a.distr,h,Ri(c/d)).reverse()}return Hh(e,a.distr,h,1)}function qy(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,l=n.valToPos,c=Cn(l(1,o)-l(2,o));return c<a?Hh(e.slice().reverse(),3,lg,Ri(a/c)).reverse():e}function Yy(n,e,t,i){return i==null?qh:e==null?"":Kh(e)}var Am={show:!0,scale:"y",stroke:Xh,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:og,side:3,grid:ed,ticks:sg,border:rg,font:td,lineGap:ag,rotate:0};function $y(n,e){let t=3+(n||1)*2;return Wt(t*e,3)}function Zy(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=Cn(o-r),l=n.series[e],c=a/(l.points.space*Pt);return i[1]-i[0]<=c}var Rm={scale:null,auto:!0,sorted:0,min:Gt,max:-Gt},cg=(n,e,t,i,s)=>s,Cm={show:!0,auto:!0,sorted:0,gaps:cg,alpha:1,facets:[Sn({},Rm,{scale:"x"}),Sn({},Rm,{scale:"y"})]},Pm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:cg,alpha:1,points:{show:Zy,filter:null},values:null,min:Gt,max:-Gt,idxs:[],path:null,clip:null};function Ky(n,e,t,i,s){return t/10}var ug={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Jy=Sn({},ug,{time:!1,ori:1}),Lm={};function hg(n,e){let t=Lm[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(i,s,r,o,a,l,c)}},n!=null&&(Lm[n]=t)),t}var fo=1,Vh=2;function Lr(n,e,t){let i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=r[0],c=i==2?r[1]:r[e],u=i==2?o[s.facets[0].scale]:o[n.series[0].scale],h=i==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,p=a.width,y=a.height,m=n.valToPosH,g=n.valToPosV;return u.ori==0?t(s,l,c,u,h,m,g,d,f,p,y,Cl,mo,Ll,fg,mg):t(s,l,c,u,h,g,m,f,d,y,p,Pl,go,sd,pg,gg)}function nd(n,e){let t=0,i=0,s=Rt(n.bands,Jh);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function jy(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,l=n.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Ts(n,e,t,i,s,r){return Lr(n,e,(o,a,l,c,u,h,d,f,p,y,m)=>{let g=o.pxRound,b=c.dir*(c.ori==0?1:-1),R=c.ori==0?mo:go,S,I;b==1?(S=t,I=i):(S=i,I=t);let A=g(h(a[S],c,y,f)),_=g(d(l[S],u,m,p)),T=g(h(a[I],c,y,f)),z=g(d(r==1?u.max:u.min,u,m,p)),F=new Path2D(s);return R(F,T,z),R(F,A,z),R(F,A,_),F})}function Rl(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;let a=e==0?Ll:sd,l=t;for(let h=0;h<n.length;h++){let d=n[h];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,i,f,i+r),l=d[1]}}let c=t+s-l,u=10;c>0&&a(o,l,i-u/2,c,i+r+u)}return o}function Qy(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function id(n,e,t,i,s,r,o){let a=[],l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=i&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(n[h]),p=d==h?f:r(n[d]),y=h-s;f=o<=0&&y>=0&&y<l?r(n[y]):f;let g=d+s;p=o>=0&&g>=0&&g<l?r(n[g]):p,p>=f&&a.push([f,p])}return a}function Im(n){return n==0?Vm:n==1?Rn:e=>Tr(e,n)}function dg(n){let e=n==0?Cl:Pl,t=n==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},i=n==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,u=0)=>{c==0&&u==0?i(s,r,o,a,l):(c=Hi(c,a/2,l/2),u=Hi(u,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,u),t(s,r,o+l,r,o,u),t(s,r,o,r+a,o,c),s.closePath())}}var Cl=(n,e,t)=>{n.moveTo(e,t)},Pl=(n,e,t)=>{n.moveTo(t,e)},mo=(n,e,t)=>{n.lineTo(e,t)},go=(n,e,t)=>{n.lineTo(t,e)},Ll=dg(0),sd=dg(1),fg=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},pg=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},mg=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},gg=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function _g(n){return(e,t,i,s,r)=>Lr(e,t,(o,a,l,c,u,h,d,f,p,y,m)=>{let{pxRound:g,points:b}=o,R,S;c.ori==0?(R=Cl,S=fg):(R=Pl,S=pg);let I=Wt(b.width*Pt,3),A=(b.size-b.width)/2*Pt,_=Wt(A*2,3),T=new Path2D,z=new Path2D,{left:F,top:D,width:W,height:V}=e.bbox;Ll(z,F-_,D-_,W+_*2,V+_*2);let U=q=>{if(l[q]!=null){let J=g(h(a[q],c,y,f)),G=g(d(l[q],u,m,p));R(T,J+A,G),S(T,J,G,A,0,yl*2)}};if(r)r.forEach(U);else for(let q=i;q<=s;q++)U(q);return{stroke:I>0?T:null,fill:T,clip:z,flags:fo|Vh}})}function vg(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}var eb=vg(mo),tb=vg(go);function xg(n){let e=Rt(n?.alignGaps,0);return(t,i,s,r)=>Lr(t,i,(o,a,l,c,u,h,d,f,p,y,m)=>{[s,r]=wl(l,s,r);let g=o.pxRound,b=V=>g(h(V,c,y,f)),R=V=>g(d(V,u,m,p)),S,I;c.ori==0?(S=mo,I=eb):(S=go,I=tb);let A=c.dir*(c.ori==0?1:-1),_={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:fo},T=_.stroke,z=!1;if(r-s>=y*4){let V=fe=>t.posToVal(fe,c.key,!0),U=null,q=null,J,G,he,j=b(a[A==1?s:r]),te=b(a[s]),oe=b(a[r]),pe=V(A==1?te+1:oe-1);for(let fe=A==1?s:r;fe>=s&&fe<=r;fe+=A){let ne=a[fe],be=(A==1?ne<pe:ne>pe)?j:b(ne),Pe=l[fe];be==j?Pe!=null?(G=Pe,U==null?(S(T,be,R(G)),J=U=q=G):G<U?U=G:G>q&&(q=G)):Pe===null&&(z=!0):(U!=null&&I(T,j,R(U),R(q),R(J),R(G)),Pe!=null?(G=Pe,S(T,be,R(G)),U=q=J=G):(U=q=null,Pe===null&&(z=!0)),j=be,pe=V(j+A))}U!=null&&U!=q&&he!=j&&I(T,j,R(U),R(q),R(J),R(G))}else for(let V=A==1?s:r;V>=s&&V<=r;V+=A){let U=l[V];U===null?z=!0:U!=null&&S(T,b(a[V]),R(U))}let[D,W]=nd(t,i);if(o.fill!=null||D!=0){let V=_.fill=new Path2D(T),U=o.fillTo(t,i,o.min,o.max,D),q=R(U),J=b(a[s]),G=b(a[r]);A==-1&&([G,J]=[J,G]),S(V,G,q),S(V,J,q)}if(!o.spanGaps){let V=[];z&&V.push(...id(a,l,s,r,A,b,e)),_.gaps=V=o.gaps(t,i,s,r,V),_.clip=Rl(V,c.ori,f,p,y,m)}return W!=0&&(_.band=W==2?[Ts(t,i,s,r,T,-1),Ts(t,i,s,r,T,1)]:Ts(t,i,s,r,T,W)),_})}function nb(n){let e=Rt(n.align,1),t=Rt(n.ascDesc,!1),i=Rt(n.alignGaps,0),s=Rt(n.extend,!1);return(r,o,a,l)=>Lr(r,o,(c,u,h,d,f,p,y,m,g,b,R)=>{[a,l]=wl(h,a,l);let S=c.pxRound,{left:I,width:A}=r.bbox,_=te=>S(p(te,d,b,m)),T=te=>S(y(te,f,R,g)),z=d.ori==0?mo:go,F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:fo},D=F.stroke,W=d.dir*(d.ori==0?1:-1),V=T(h[W==1?a:l]),U=_(u[W==1?a:l]),q=U,J=U;s&&e==-1&&(J=I,z(D,J,V)),z(D,U,V);for(let te=W==1?a:l;te>=a&&te<=l;te+=W){let oe=h[te];if(oe==null)continue;let pe=_(u[te]),fe=T(oe);e==1?z(D,pe,V):z(D,q,fe),z(D,pe,fe),V=fe,q=pe}let G=q;s&&e==1&&(G=I+A,z(D,G,V));let[he,j]=nd(r,o);if(c.fill!=null||he!=0){let te=F.fill=new Path2D(D),oe=c.fillTo(r,o,c.min,c.max,he),pe=T(oe);z(te,G,pe),z(te,J,pe)}if(!c.spanGaps){let te=[];te.push(...id(u,h,a,l,W,_,i));let oe=c.width*Pt/2,pe=t||e==1?oe:-oe,fe=t||e==-1?-oe:oe;te.forEach(ne=>{ne[0]+=pe,ne[1]+=fe}),F.gaps=te=c.gaps(r,o,a,l,te),F.clip=Rl(te,d.ori,m,g,b,R)}return j!=0&&(F.band=j==2?[Ts(r,o,a,l,D,-1),Ts(r,o,a,l,D,1)]:Ts(r,o,a,l,D,j)),F})}function Dm(n,e,t,i,s,r,o=Gt){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=Cn(n[l]-n[a]);u<c&&(c=u,o=Cn(t(n[l],i,s,r)-t(n[a],i,s,r)))}a=l}}return o}function ib(n){n=n||ma;let e=Rt(n.size,[.6,Gt,1]),t=n.align||0,i=n.gap||0,s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=yt(s),o=1-e[0],a=Rt(e[1],Gt),l=Rt(e[2],1),c=Rt(n.disp,ma),u=Rt(n.each,f=>{}),{fill:h,stroke:d}=c;return(f,p,y,m)=>Lr(f,p,(g,b,R,S,I,A,_,T,z,F,D)=>{let W=g.pxRound,V=t,U=i*Pt,q=a*Pt,J=l*Pt,G,he;S.ori==0?[G,he]=r(f,p):[he,G]=r(f,p);let j=S.dir*(S.ori==0?1:-1),te=S.ori==0?Ll:sd,oe=S.ori==0?u:(Ie,Je,lt,Te,Vt,We,Ke)=>{u(Ie,Je,lt,Vt,Te,Ke,We)},pe=Rt(f.bands,Jh).find(Ie=>Ie.series[0]==p),fe=pe!=null?pe.dir:0,ne=g.fillTo(f,p,g.min,g.max,fe),ve=W(_(ne,I,D,z)),be,Pe,Ee,Ye=F,at=W(g.width*Pt),Xe=!1,pt=null,ht=null,rt=null,tn=null;h!=null&&(at==0||d!=null)&&(Xe=!0,pt=h.values(f,p,y,m),ht=new Map,new Set(pt).forEach(Ie=>{Ie!=null&&ht.set(Ie,new Path2D)}),at>0&&(rt=d.values(f,p,y,m),tn=new Map,new Set(rt).forEach(Ie=>{Ie!=null&&tn.set(Ie,new Path2D)})));let{x0:Xt,size:mn}=c;if(Xt!=null&&mn!=null){V=1,b=Xt.values(f,p,y,m),Xt.unit==2&&(b=b.map(lt=>f.posToVal(T+lt*F,S.key,!0)));let Ie=mn.values(f,p,y,m);mn.unit==2?Pe=Ie[0]*F:Pe=A(Ie[0],S,F,T)-A(0,S,F,T),Ye=Dm(b,R,A,S,F,T,Ye),Ee=Ye-Pe+U}else Ye=Dm(b,R,A,S,F,T,Ye),Ee=Ye*o+U,Pe=Ye-Ee;Ee<1&&(Ee=0),at>=Pe/2&&(at=0),Ee<5&&(W=Vm);let Bt=Ee>0,In=Ye-Ee-(Bt?at:0);Pe=W(Bh(In,J,q)),be=(V==0?Pe/2:V==j?0:Pe)-V*j*((V==0?U/2:0)+(Bt?at/2:0));let wt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},En=Xe?null:new Path2D,ln=null;if(pe!=null)ln=f.data[pe.series[1]];else{let{y0:Ie,y1:Je}=c;Ie!=null&&Je!=null&&(R=Je.values(f,p,y,m),ln=Ie.values(f,p,y,m))}let gn=G*Pe,O=he*Pe;for(let Ie=j==1?y:m;Ie>=y&&Ie<=m;Ie+=j){let Je=R[Ie];if(Je==null)continue;if(ln!=null){let Y=ln[Ie]??0;if(Je-Y==0)continue;ve=_(Y,I,D,z)}let lt=S.distr!=2||c!=null?b[Ie]:Ie,Te=A(lt,S,F,T),Vt=_(Rt(Je,ne),I,D,z),We=W(Te-be),Ke=W(ei(Vt,ve)),P=W(Hi(Vt,ve)),M=Ke-P;if(Je!=null){let Y=Je<0?O:gn,de=Je<0?gn:O;Xe?(at>0&&rt[Ie]!=null&&te(tn.get(rt[Ie]),We,P+fi(at/2),Pe,ei(0,M-at),Y,de),pt[Ie]!=null&&te(ht.get(pt[Ie]),We,P+fi(at/2),Pe,ei(0,M-at),Y,de)):te(En,We,P+fi(at/2),Pe,ei(0,M-at),Y,de),oe(f,p,Ie,We-at/2,P,Pe+at,M)}}return at>0?wt.stroke=Xe?tn:En:Xe||(wt._fill=g.width==0?g._fill:g._stroke??g._fill,wt.width=0),wt.fill=Xe?ht:En,wt})}function sb(n,e){let t=Rt(e?.alignGaps,0);return(i,s,r,o)=>Lr(i,s,(a,l,c,u,h,d,f,p,y,m,g)=>{[r,o]=wl(c,r,o);let b=a.pxRound,R=G=>b(d(G,u,m,p)),S=G=>b(f(G,h,g,y)),I,A,_;u.ori==0?(I=Cl,_=mo,A=mg):(I=Pl,_=go,A=gg);let T=u.dir*(u.ori==0?1:-1),z=R(l[T==1?r:o]),F=z,D=[],W=[];for(let G=T==1?r:o;G>=r&&G<=o;G+=T)if(c[G]!=null){let j=l[G],te=R(j);D.push(F=te),W.push(S(c[G]))}let V={stroke:n(D,W,I,_,A,b),fill:null,clip:null,band:null,gaps:null,flags:fo},U=V.stroke,[q,J]=nd(i,s);if(a.fill!=null||q!=0){let G=V.fill=new Path2D(U),he=a.fillTo(i,s,a.min,a.max,q),j=S(he);_(G,F,j),_(G,z,j)}if(!a.spanGaps){let G=[];G.push(...id(l,c,r,o,T,R,t)),V.gaps=G=a.gaps(i,s,r,o,G),V.clip=Rl(G,u.ori,p,y,m,g)}return J!=0&&(V.band=J==2?[Ts(i,s,r,o,U,-1),Ts(i,s,r,o,U,1)]:Ts(i,s,r,o,U,J)),V})}function rb(n){return sb(ob,n)}function ob(n,e,t,i,s,r){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=n[d+1]-n[d],c[d]=u[d]/h[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,n[d]+h[d]/3,e[d]+l[d]*h[d]/3,n[d+1]-h[d]/3,e[d+1]-l[d+1]*h[d]/3,n[d+1],e[d+1])}return a}var Gh=new Set;function Nm(){for(let n of Gh)n.syncRect(!0)}po&&(Cr(zx,lo,Nm),Cr(Hx,lo,Nm,!0),Cr(bl,lo,()=>{zn.pxRatio=Pt}));var ab=xg(),lb=_g();function Fm(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>Wh(r,o,e,t))}function cb(n,e){return n.map((t,i)=>i==0?{}:Sn({},e,t))}function Wh(n,e,t,i){return Sn({},e==0?t:i,n)}function yg(n,e,t){return e==null?uo:[e,t]}var ub=yg;function hb(n,e,t){return e==null?uo:Sl(e,t,Zh,!0)}function bg(n,e,t,i){return e==null?uo:El(e,t,n.scales[i].log,!1)}var db=bg;function Sg(n,e,t,i){return e==null?uo:$h(e,t,n.scales[i].log,!1)}var fb=Sg;function pb(n,e,t,i,s){let r=ei(fm(n),fm(e)),o=e-n,a=zi(s/i*o,t);do{let l=t[a],c=i*l/o;if(c>=s&&r+(l<5?Qs.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function Um(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=Rn((t=+s)*Pt))+"px"),[n,e,t]}function mb(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=Wt(e[2]*Pt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function zn(n,e,t){let i={mode:Rt(n.mode,1)},s=i.mode;function r(x,w,L,N){let H=w.valToPct(x);return N+L*(w.dir==-1?1-H:H)}function o(x,w,L,N){let H=w.valToPct(x);return N+L*(w.dir==-1?H:1-H)}function a(x,w,L,N){return w.ori==0?r(x,w,L,N):o(x,w,L,N)}i.valToPosH=r,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=Ai(Sx);if(n.id!=null&&(c.id=n.id),di(c,n.class),n.title){let x=Ai(Ex,c);x.textContent=n.title}let u=Bi("canvas"),h=i.ctx=u.getContext("2d"),d=Ai(Tx,c);Cr("click",d,x=>{x.target===p&&(Zt!=to||nn!=no)&&Bn.click(i,x)},!0);let f=i.under=Ai(Ax,d);d.appendChild(u);let p=i.over=Ai(Rx,d);n=ho(n);let y=+Rt(n.pxAlign,1),m=Im(y);(n.plugins||[]).forEach(x=>{x.opts&&(n=x.opts(i,n)||n)});let g=n.ms||.001,b=i.series=s==1?Fm(n.series||[],Em,Pm,!1):cb(n.series||[null],Cm),R=i.axes=Fm(n.axes||[],wm,Am,!0),S=i.scales={},I=i.bands=n.bands||[];I.forEach(x=>{x.fill=yt(x.fill||null),x.dir=Rt(x.dir,-1)});let A=s==2?b[1].facets[0].scale:b[0].scale,_={axes:Ss,series:gt},T=(n.drawOrder||["axes","series"]).map(x=>_[x]);function z(x){let w=x.distr==3?L=>Es(L>0?L:x.clamp(i,L,x.min,x.max,x.key)):x.distr==4?L=>Lh(L,x.asinh):x.distr==100?L=>x.fwd(L):L=>L;return L=>{let N=w(L),{_min:H,_max:K}=x,ce=K-H;return(N-H)/ce}}function F(x){let w=S[x];if(w==null){let L=(n.scales||ma)[x]||ma;if(L.from!=null){F(L.from);let N=Sn({},S[L.from],L,{key:x});N.valToPct=z(N),S[x]=N}else{w=S[x]=Sn({},x==A?ug:Jy,L),w.key=x;let N=w.time,H=w.range,K=js(H);if((x!=A||s==2&&!N)&&(K&&(H[0]==null||H[1]==null)&&(H={min:H[0]==null?um:{mode:1,hard:H[0],soft:H[0]},max:H[1]==null?um:{mode:1,hard:H[1],soft:H[1]}},K=!1),!K&&Al(H))){let ce=H;H=(me,Me,Ue)=>Me==null?uo:Sl(Me,Ue,ce)}w.range=yt(H||(N?ub:x==A?w.distr==3?db:w.distr==4?fb:yg:w.distr==3?bg:w.distr==4?Sg:hb)),w.auto=yt(K?!1:w.auto),w.clamp=yt(w.clamp||Ky),w._min=w._max=null,w.valToPct=z(w)}}}F("x"),F("y"),s==1&&b.forEach(x=>{F(x.scale)}),R.forEach(x=>{F(x.scale)});for(let x in n.scales)F(x);let D=S[A],W=D.distr,V,U;D.ori==0?(di(c,Mx),V=r,U=o):(di(c,wx),V=o,U=r);let q={};for(let x in S){let w=S[x];(w.min!=null||w.max!=null)&&(q[x]={min:w.min,max:w.max},w.min=w.max=null)}let J=n.tzDate||(x=>new Date(Rn(x/g))),G=n.fmtDate||jh,he=g==1?My(J):Ty(J),j=bm(J,ym(g==1?Sy:Ey,G)),te=Mm(J,Sm(Ry,G)),oe=[],pe=i.legend=Sn({},Ly,n.legend),fe=i.cursor=Sn({},ky,{drag:{y:s==2}},n.cursor),ne=pe.show,ve=fe.show,be=pe.markers;pe.idxs=oe,be.width=yt(be.width),be.dash=yt(be.dash),be.stroke=yt(be.stroke),be.fill=yt(be.fill);let Pe,Ee,Ye,at=[],Xe=[],pt,ht=!1,rt={};if(pe.live){let x=b[1]?b[1].values:null;ht=x!=null,pt=ht?x(i,1,0):{_:0};for(let w in pt)rt[w]=qh}if(ne)if(Pe=Bi("table",Nx,c),Ye=Bi("tbody",null,Pe),pe.mount(i,Pe),ht){Ee=Bi("thead",null,Pe,Ye);let x=Bi("tr",null,Ee);Bi("th",null,x);for(var tn in pt)Bi("th",Jp,x).textContent=tn}else di(Pe,Ux),pe.live&&di(Pe,Fx);let Xt={show:!0},mn={show:!1};function Bt(x,w){if(w==0&&(ht||!pe.live||s==2))return uo;let L=[],N=Bi("tr",kx,Ye,Ye.childNodes[w]);di(N,x.class),x.show||di(N,Rr);let H=Bi("th",null,N);if(be.show){let me=Ai(Ox,H);if(w>0){let Me=be.width(i,w);Me&&(me.style.border=Me+"px "+be.dash(i,w)+" "+be.stroke(i,w)),me.style.background=be.fill(i,w)}}let K=Ai(Jp,H);x.label instanceof HTMLElement?K.appendChild(x.label):K.textContent=x.label,w>0&&(be.show||(K.style.color=x.width>0?be.stroke(i,w):be.fill(i,w)),wt("click",H,me=>{if(fe._lock)return;et(me);let Me=b.indexOf(x);if((me.ctrlKey||me.metaKey)!=pe.isolate){let Ue=b.some((ke,ze)=>ze>0&&ze!=Me&&ke.show);b.forEach((ke,ze)=>{ze>0&&ss(ze,Ue?ze==Me?Xt:mn:Xt,!0,yn.setSeries)})}else ss(Me,{show:!x.show},!0,yn.setSeries)},!1),tt&&wt(tm,H,me=>{fe._lock||(et(me),ss(b.indexOf(x),so,!0,yn.setSeries))},!1));for(var ce in pt){let me=Bi("td",Bx,N);me.textContent="--",L.push(me)}return[N,L]}let In=new Map;function wt(x,w,L,N=!0){let H=In.get(w)||{},K=fe.bind[x](i,w,L,N);K&&(Cr(x,w,H[x]=K),In.set(w,H))}function En(x,w,L){let N=In.get(w)||{};for(let H in N)(x==null||H==x)&&(Oh(H,w,N[H]),delete N[H]);x==null&&In.delete(w)}let ln=0,gn=0,O=0,Ie=0,Je=0,lt=0,Te=Je,Vt=lt,We=O,Ke=Ie,P=0,M=0,Y=0,de=0;i.bbox={};let le=!1,ye=!1,Se=!1,ie=!1,re=!1,ge=!1;function k(x,w,L){(L||x!=i.width||w!=i.height)&&ae(x,w),dt(!1),Se=!0,ye=!0,Xn()}function ae(x,w){i.width=ln=O=x,i.height=gn=Ie=w,Je=lt=0,we(),qe();let L=i.bbox;P=L.left=Tr(Je*Pt,.5),M=L.top=Tr(lt*Pt,.5),Y=L.width=Tr(O*Pt,.5),de=L.height=Tr(Ie*Pt,.5)}let se=3;function Ae(){let x=!1,w=0;for(;!x;){w++;let L=jr(w),N=is(w);x=w==se||L&&N,x||(ae(i.width,i.height),ye=!0)}}function xe({width:x,height:w}){k(x,w)}i.setSize=xe;function we(){let x=!1,w=!1,L=!1,N=!1;R.forEach((H,K)=>{if(H.show&&H._show){let{side:ce,_size:me}=H,Me=ce%2,Ue=H.label!=null?H.labelSize:0,ke=me+Ue;ke>0&&(Me?(O-=ke,ce==3?(Je+=ke,N=!0):L=!0):(Ie-=ke,ce==0?(lt+=ke,x=!0):w=!0))}}),ts[0]=x,ts[1]=L,ts[2]=w,ts[3]=N,O-=Ui[1]+Ui[3],Je+=Ui[3],Ie-=Ui[2]+Ui[0],lt+=Ui[0]}function qe(){let x=Je+O,w=lt+Ie,L=Je,N=lt;function H(K,ce){switch(K){case 1:return x+=ce,x-ce;case 2:return w+=ce,w-ce;case 3:return L-=ce,L+ce;case 0:return N-=ce,N+ce}}R.forEach((K,ce)=>{if(K.show&&K._show){let me=K.side;K._pos=H(me,K._size),K.label!=null&&(K._lpos=H(me,K.labelSize))}})}if(fe.dataIdx==null){let x=fe.hover,w=x.skip=new Set(x.skip??[]);w.add(void 0);let L=x.prox=yt(x.prox),N=x.bias??=0;fe.dataIdx=(H,K,ce,me)=>{if(K==0)return ce;let Me=ce,Ue=L(H,K,ce,me)??Gt,ke=Ue>=0&&Ue<Gt,ze=D.ori==0?O:Ie,ot=fe.left,Ct=e[0],At=e[K];if(w.has(At[ce])){Me=null;let vt=null,je=null,$e;if(N==0||N==-1)for($e=ce;vt==null&&$e-- >0;)w.has(At[$e])||(vt=$e);if(N==0||N==1)for($e=ce;je==null&&$e++<At.length;)w.has(At[$e])||(je=$e);if(vt!=null||je!=null)if(ke){let Jt=vt==null?-1/0:V(Ct[vt],D,ze,0),hn=je==null?1/0:V(Ct[je],D,ze,0),Un=ot-Jt,zt=hn-ot;Un<=zt?Un<=Ue&&(Me=vt):zt<=Ue&&(Me=je)}else Me=je==null?vt:vt==null?je:ce-vt<=je-ce?vt:je}else ke&&Cn(ot-V(Ct[ce],D,ze,0))>Ue&&(Me=null);return Me}}let et=x=>{fe.event=x};fe.idxs=oe,fe._lock=!1;let ue=fe.points;ue.show=yt(ue.show),ue.size=yt(ue.size),ue.stroke=yt(ue.stroke),ue.width=yt(ue.width),ue.fill=yt(ue.fill);let He=i.focus=Sn({},n.focus||{alpha:.3},fe.focus),tt=He.prox>=0,Le=tt&&ue.one,ct=[],$t=[],Zn=[];function Qo(x,w){let L=ue.show(i,w);if(L instanceof HTMLElement)return di(L,Dx),di(L,x.class),ls(L,-10,-10,O,Ie),p.insertBefore(L,ct[w]),L}function Zr(x,w){if(s==1||w>0){let L=s==1&&S[x.scale].time,N=x.value;x.value=L?gm(N)?Mm(J,Sm(N,G)):N||te:N||Yy,x.label=x.label||(L?By:Oy)}if(Le||w>0){x.width=x.width==null?1:x.width,x.paths=x.paths||ab||Jx,x.fillTo=yt(x.fillTo||jy),x.pxAlign=+Rt(x.pxAlign,y),x.pxRound=Im(x.pxAlign),x.stroke=yt(x.stroke||null),x.fill=yt(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let L=$y(ei(1,x.width),1),N=x.points=Sn({},{size:L,width:ei(1,L*.2),stroke:x.stroke,space:L*2,paths:lb,_stroke:null,_fill:null},x.points);N.show=yt(N.show),N.filter=yt(N.filter),N.fill=yt(N.fill),N.stroke=yt(N.stroke),N.paths=yt(N.paths),N.pxAlign=x.pxAlign}if(ne){let L=Bt(x,w);at.splice(w,0,L[0]),Xe.splice(w,0,L[1]),pe.values.push(null)}if(ve){oe.splice(w,0,null);let L=null;Le?w==0&&(L=Qo(x,w)):w>0&&(L=Qo(x,w)),ct.splice(w,0,L),$t.splice(w,0,0),Zn.splice(w,0,0)}Fn("addSeries",w)}function sh(x,w){w=w??b.length,x=s==1?Wh(x,w,Em,Pm):Wh(x,w,{},Cm),b.splice(w,0,x),Zr(b[w],w)}i.addSeries=sh;function nl(x){if(b.splice(x,1),ne){pe.values.splice(x,1),Xe.splice(x,1);let w=at.splice(x,1)[0];En(null,w.firstChild),w.remove()}ve&&(oe.splice(x,1),ct.splice(x,1)[0].remove(),$t.splice(x,1),Zn.splice(x,1)),Fn("delSeries",x)}i.delSeries=nl;let ts=[!1,!1,!1,!1];function xs(x,w){if(x._show=x.show,x.show){let L=x.side%2,N=S[x.scale];N==null&&(x.scale=L?b[1].scale:A,N=S[x.scale]);let H=N.time;x.size=yt(x.size),x.space=yt(x.space),x.rotate=yt(x.rotate),js(x.incrs)&&x.incrs.forEach(ce=>{!Qs.has(ce)&&Qs.set(ce,Xm(ce))}),x.incrs=yt(x.incrs||(N.distr==2?xy:H?g==1?by:wy:Ar)),x.splits=yt(x.splits||(H&&N.distr==1?he:N.distr==3?zh:N.distr==4?Vy:Hy)),x.stroke=yt(x.stroke),x.grid.stroke=yt(x.grid.stroke),x.ticks.stroke=yt(x.ticks.stroke),x.border.stroke=yt(x.border.stroke);let K=x.values;x.values=js(K)&&!js(K[0])?yt(K):H?js(K)?bm(J,ym(K,G)):gm(K)?Ay(J,K):K||j:K||zy,x.filter=yt(x.filter||(N.distr>=3&&N.log==10?Xy:N.distr==3&&N.log==2?qy:Gm)),x.font=Um(x.font),x.labelFont=Um(x.labelFont),x._size=x.size(i,null,w,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(ts[w]=!0,x._el=Ai(Cx,d))}}function ys(x,w,L,N){let[H,K,ce,me]=L,Me=w%2,Ue=0;return Me==0&&(me||K)&&(Ue=w==0&&!H||w==2&&!ce?Rn(wm.size/3):0),Me==1&&(H||ce)&&(Ue=w==1&&!K||w==3&&!me?Rn(Am.size/2):0),Ue}let ea=i.padding=(n.padding||[ys,ys,ys,ys]).map(x=>yt(Rt(x,ys))),Ui=i._padding=ea.map((x,w)=>x(i,w,ts,0)),cn,fn=null,pn=null,ns=s==1?b[0].idxs:null,li=null,Vs=!1;function ta(x,w){if(e=x??[],i.data=i._data=e,s==2){cn=0;for(let L=1;L<b.length;L++)cn+=e[L][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),li=e[0],cn=li.length;let L=e;if(W==2){L=e.slice();let N=L[0]=Array(cn);for(let H=0;H<cn;H++)N[H]=H}i._data=e=L}if(dt(!0),Fn("setData"),W==2&&(Se=!0),w!==!1){let L=D;L.auto(i,Vs)?na():Xs(A,L.min,L.max),ie=ie||fe.left>=0,ge=!0,Xn()}}i.setData=ta;function na(){Vs=!0;let x,w;s==1&&(cn>0?(fn=ns[0]=0,pn=ns[1]=cn-1,x=e[0][fn],w=e[0][pn],W==2?(x=fn,w=pn):x==w&&(W==3?[x,w]=El(x,x,D.log,!1):W==4?[x,w]=$h(x,x,D.log,!1):D.time?w=x+Rn(86400/g):[x,w]=Sl(x,w,Zh,!0))):(fn=ns[0]=x=null,pn=ns[1]=w=null)),Xs(A,x,w)}let Kr,Gs,Jr,E,B,ee,$,Z,Re,De;function Ce(x,w,L,N,H,K){x??=Qp,L??=Jh,N??="butt",H??=Qp,K??="round",x!=Kr&&(h.strokeStyle=Kr=x),H!=Gs&&(h.fillStyle=Gs=H),w!=Jr&&(h.lineWidth=Jr=w),K!=B&&(h.lineJoin=B=K),N!=ee&&(h.lineCap=ee=N),L!=E&&h.setLineDash(E=L)}function Ne(x,w,L,N){w!=Gs&&(h.fillStyle=Gs=w),x!=$&&(h.font=$=x),L!=Z&&(h.textAlign=Z=L),N!=Re&&(h.textBaseline=Re=N)}function Ge(x,w,L,N,H=0){if(N.length>0&&x.auto(i,Vs)&&(w==null||w.min==null)){let K=Rt(fn,0),ce=Rt(pn,N.length-1),me=L.min==null?Xx(N,K,ce,H,x.distr==3):[L.min,L.max];x.min=Hi(x.min,L.min=me[0]),x.max=ei(x.max,L.max=me[1])}}let nt={min:null,max:null};function mt(){for(let N in S){let H=S[N];q[N]==null&&(H.min==null||q[A]!=null&&H.auto(i,Vs))&&(q[N]=nt)}for(let N in S){let H=S[N];q[N]==null&&H.from!=null&&q[H.from]!=null&&(q[N]=nt)}q[A]!=null&&dt(!0);let x={};for(let N in q){let H=q[N];if(H!=null){let K=x[N]=ho(S[N],ey);if(H.min!=null)Sn(K,H);else if(N!=A||s==2)if(cn==0&&K.from==null){let ce=K.range(i,null,null,N);K.min=ce[0],K.max=ce[1]}else K.min=Gt,K.max=-Gt}}if(cn>0){b.forEach((N,H)=>{if(s==1){let K=N.scale,ce=q[K];if(ce==null)return;let me=x[K];if(H==0){let Me=me.range(i,me.min,me.max,K);me.min=Me[0],me.max=Me[1],fn=zi(me.min,e[0]),pn=zi(me.max,e[0]),pn-fn>1&&(e[0][fn]<me.min&&fn++,e[0][pn]>me.max&&pn--),N.min=li[fn],N.max=li[pn]}else N.show&&N.auto&&Ge(me,ce,N,e[H],N.sorted);N.idxs[0]=fn,N.idxs[1]=pn}else if(H>0&&N.show&&N.auto){let[K,ce]=N.facets,me=K.scale,Me=ce.scale,[Ue,ke]=e[H],ze=x[me],ot=x[Me];ze!=null&&Ge(ze,q[me],K,Ue,K.sorted),ot!=null&&Ge(ot,q[Me],ce,ke,ce.sorted),N.min=ce.min,N.max=ce.max}});for(let N in x){let H=x[N],K=q[N];if(H.from==null&&(K==null||K.min==null)){let ce=H.range(i,H.min==Gt?null:H.min,H.max==-Gt?null:H.max,N);H.min=ce[0],H.max=ce[1]}}}for(let N in x){let H=x[N];if(H.from!=null){let K=x[H.from];if(K.min==null)H.min=H.max=null;else{let ce=H.range(i,K.min,K.max,N);H.min=ce[0],H.max=ce[1]}}}let w={},L=!1;for(let N in x){let H=x[N],K=S[N];if(K.min!=H.min||K.max!=H.max){K.min=H.min,K.max=H.max;let ce=K.distr;K._min=ce==3?Es(K.min):ce==4?Lh(K.min,K.asinh):ce==100?K.fwd(K.min):K.min,K._max=ce==3?Es(K.max):ce==4?Lh(K.max,K.asinh):ce==100?K.fwd(K.max):K.max,w[N]=L=!0}}if(L){b.forEach((N,H)=>{s==2?H>0&&w.y&&(N._paths=null):w[N.scale]&&(N._paths=null)});for(let N in w)Se=!0,Fn("setScale",N);ve&&fe.left>=0&&(ie=ge=!0)}for(let N in q)q[N]=null}function Ve(x){let w=Bh(fn-1,0,cn-1),L=Bh(pn+1,0,cn-1);for(;x[w]==null&&w>0;)w--;for(;x[L]==null&&L<cn-1;)L++;return[w,L]}function gt(){if(cn>0){let x=b.some(w=>w._focus)&&De!=He.alpha;x&&(h.globalAlpha=De=He.alpha),b.forEach((w,L)=>{if(L>0&&w.show&&(rn(L,!1),rn(L,!0),w._paths==null)){let N=De;De!=w.alpha&&(h.globalAlpha=De=w.alpha);let H=s==2?[0,e[L][0].length-1]:Ve(e[L]);w._paths=w.paths(i,L,H[0],H[1]),De!=N&&(h.globalAlpha=De=N)}}),b.forEach((w,L)=>{if(L>0&&w.show){let N=De;De!=w.alpha&&(h.globalAlpha=De=w.alpha),w._paths!=null&&Ft(L,!1);{let H=w._paths!=null?w._paths.gaps:null,K=w.points.show(i,L,fn,pn,H),ce=w.points.filter(i,L,K,H);(K||ce)&&(w.points._paths=w.points.paths(i,L,fn,pn,ce),Ft(L,!0))}De!=N&&(h.globalAlpha=De=N),Fn("drawSeries",L)}}),x&&(h.globalAlpha=De=1)}}function rn(x,w){let L=w?b[x].points:b[x];L._stroke=L.stroke(i,x),L._fill=L.fill(i,x)}function Ft(x,w){let L=w?b[x].points:b[x],{stroke:N,fill:H,clip:K,flags:ce,_stroke:me=L._stroke,_fill:Me=L._fill,_width:Ue=L.width}=L._paths;Ue=Wt(Ue*Pt,3);let ke=null,ze=Ue%2/2;w&&Me==null&&(Me=Ue>0?"#fff":me);let ot=L.pxAlign==1&&ze>0;if(ot&&h.translate(ze,ze),!w){let Ct=P-Ue/2,At=M-Ue/2,vt=Y+Ue,je=de+Ue;ke=new Path2D,ke.rect(Ct,At,vt,je)}w?Be(me,Ue,L.dash,L.cap,Me,N,H,ce,K):Ut(x,me,Ue,L.dash,L.cap,Me,N,H,ce,ke,K),ot&&h.translate(-ze,-ze)}function Ut(x,w,L,N,H,K,ce,me,Me,Ue,ke){let ze=!1;Me!=0&&I.forEach((ot,Ct)=>{if(ot.series[0]==x){let At=b[ot.series[1]],vt=e[ot.series[1]],je=(At._paths||ma).band;js(je)&&(je=ot.dir==1?je[0]:je[1]);let $e,Jt=null;At.show&&je&&Yx(vt,fn,pn)?(Jt=ot.fill(i,Ct)||K,$e=At._paths.clip):je=null,Be(w,L,N,H,Jt,ce,me,Me,Ue,ke,$e,je),ze=!0}}),ze||Be(w,L,N,H,K,ce,me,Me,Ue,ke)}let Tn=fo|Vh;function Be(x,w,L,N,H,K,ce,me,Me,Ue,ke,ze){Ce(x,w,L,N,H),(Me||Ue||ze)&&(h.save(),Me&&h.clip(Me),Ue&&h.clip(Ue)),ze?(me&Tn)==Tn?(h.clip(ze),ke&&h.clip(ke),xt(H,ce),_n(x,K,w)):me&Vh?(xt(H,ce),h.clip(ze),_n(x,K,w)):me&fo&&(h.save(),h.clip(ze),ke&&h.clip(ke),xt(H,ce),h.restore(),_n(x,K,w)):(xt(H,ce),_n(x,K,w)),(Me||Ue||ze)&&h.restore()}function _n(x,w,L){L>0&&(w instanceof Map?w.forEach((N,H)=>{h.strokeStyle=Kr=H,h.stroke(N)}):w!=null&&x&&h.stroke(w))}function xt(x,w){w instanceof Map?w.forEach((L,N)=>{h.fillStyle=Gs=N,h.fill(L)}):w!=null&&x&&h.fill(w)}function bs(x,w,L,N){let H=R[x],K;if(N<=0)K=[0,0];else{let ce=H._space=H.space(i,x,w,L,N),me=H._incrs=H.incrs(i,x,w,L,N,ce);K=pb(w,L,me,N,ce)}return H._found=K}function vn(x,w,L,N,H,K,ce,me,Me,Ue){let ke=ce%2/2;y==1&&h.translate(ke,ke),Ce(me,ce,Me,Ue,me),h.beginPath();let ze,ot,Ct,At,vt=H+(N==0||N==3?-K:K);L==0?(ot=H,At=vt):(ze=H,Ct=vt);for(let je=0;je<x.length;je++)w[je]!=null&&(L==0?ze=Ct=x[je]:ot=At=x[je],h.moveTo(ze,ot),h.lineTo(Ct,At));h.stroke(),y==1&&h.translate(-ke,-ke)}function jr(x){let w=!0;return R.forEach((L,N)=>{if(!L.show)return;let H=S[L.scale];if(H.min==null){L._show&&(w=!1,L._show=!1,dt(!1));return}else L._show||(w=!1,L._show=!0,dt(!1));let K=L.side,ce=K%2,{min:me,max:Me}=H,[Ue,ke]=bs(N,me,Me,ce==0?O:Ie);if(ke==0)return;let ze=H.distr==2,ot=L._splits=L.splits(i,N,me,Me,Ue,ke,ze),Ct=H.distr==2?ot.map($e=>li[$e]):ot,At=H.distr==2?li[ot[1]]-li[ot[0]]:Ue,vt=L._values=L.values(i,L.filter(i,Ct,N,ke,At),N,ke,At);L._rotate=K==2?L.rotate(i,vt,N,ke):0;let je=L._size;L._size=Ri(L.size(i,vt,N,x)),je!=null&&L._size!=je&&(w=!1)}),w}function is(x){let w=!0;return ea.forEach((L,N)=>{let H=L(i,N,ts,x);H!=Ui[N]&&(w=!1),Ui[N]=H}),w}function Ss(){for(let x=0;x<R.length;x++){let w=R[x];if(!w.show||!w._show)continue;let L=w.side,N=L%2,H,K,ce=w.stroke(i,x),me=L==0||L==3?-1:1,[Me,Ue]=w._found;if(w.label!=null){let jn=w.labelGap*me,hi=Rn((w._lpos+jn)*Pt);Ne(w.labelFont[0],ce,"center",L==2?"top":jp),h.save(),N==1?(H=K=0,h.translate(hi,Rn(M+de/2)),h.rotate((L==3?-yl:yl)/2)):(H=Rn(P+Y/2),K=hi);let br=Hm(w.label)?w.label(i,x,Me,Ue):w.label;h.fillText(br,H,K),h.restore()}if(Ue==0)continue;let ke=S[w.scale],ze=N==0?Y:de,ot=N==0?P:M,Ct=w._splits,At=ke.distr==2?Ct.map(jn=>li[jn]):Ct,vt=ke.distr==2?li[Ct[1]]-li[Ct[0]]:Me,je=w.ticks,$e=w.border,Jt=je.show?je.size:0,hn=Rn(Jt*Pt),Un=Rn((w.alignTo==2?w._size-Jt-w.gap:w.gap)*Pt),zt=w._rotate*-yl/180,dn=m(w._pos*Pt),ci=(hn+Un)*me,Jn=dn+ci;K=N==0?Jn:0,H=N==1?Jn:0;let wi=w.font[0],ki=w.align==1?oo:w.align==2?Rh:zt>0?oo:zt<0?Rh:N==0?"center":L==3?Rh:oo,os=zt||N==1?"middle":L==2?"top":jp;Ne(wi,ce,ki,os);let ui=w.font[1]*w.lineGap,Ei=Ct.map(jn=>m(a(jn,ke,ze,ot))),Oi=w._values;for(let jn=0;jn<Oi.length;jn++){let hi=Oi[jn];if(hi!=null){N==0?H=Ei[jn]:K=Ei[jn],hi=""+hi;let br=hi.indexOf(`
`)==-1?[hi]:hi.split(/\n/gm);for(let Qn=0;Qn<br.length;Qn++){let mp=br[Qn];zt?(h.save(),h.translate(H,K+Qn*ui),h.rotate(zt),h.fillText(mp,0,0),h.restore()):h.fillText(mp,H,K+Qn*ui)}}}je.show&&vn(Ei,je.filter(i,At,x,Ue,vt),N,L,dn,hn,Wt(je.width*Pt,3),je.stroke(i,x),je.dash,je.cap);let as=w.grid;as.show&&vn(Ei,as.filter(i,At,x,Ue,vt),N,N==0?2:1,N==0?M:P,N==0?de:Y,Wt(as.width*Pt,3),as.stroke(i,x),as.dash,as.cap),$e.show&&vn([dn],[1],N==0?1:0,N==0?1:2,N==1?M:P,N==1?de:Y,Wt($e.width*Pt,3),$e.stroke(i,x),$e.dash,$e.cap)}Fn("drawAxes")}function dt(x){b.forEach((w,L)=>{L>0&&(w._paths=null,x&&(s==1?(w.min=null,w.max=null):w.facets.forEach(N=>{N.min=null,N.max=null})))})}let un=!1,Kn=!1,kt=[];function xn(){Kn=!1;for(let x=0;x<kt.length;x++)Fn(...kt[x]);kt.length=0}function Xn(){un||(ay(Jf),un=!0)}function il(x,w=!1){un=!0,Kn=w,x(i),Jf(),w&&kt.length>0&&queueMicrotask(xn)}i.batch=il;function Jf(){if(le&&(mt(),le=!1),Se&&(Ae(),Se=!1),ye){if(jt(f,oo,Je),jt(f,"top",lt),jt(f,ha,O),jt(f,da,Ie),jt(p,oo,Je),jt(p,"top",lt),jt(p,ha,O),jt(p,da,Ie),jt(d,ha,ln),jt(d,da,gn),u.width=Rn(ln*Pt),u.height=Rn(gn*Pt),R.forEach(({_el:x,_show:w,_size:L,_pos:N,side:H})=>{if(x!=null)if(w){let K=H===3||H===0?L:0,ce=H%2==1;jt(x,ce?"left":"top",N-K),jt(x,ce?"width":"height",L),jt(x,ce?"top":"left",ce?lt:Je),jt(x,ce?"height":"width",ce?Ie:O),kh(x,Rr)}else di(x,Rr)}),Kr=Gs=Jr=B=ee=$=Z=Re=E=null,De=1,ra(!0),Je!=Te||lt!=Vt||O!=We||Ie!=Ke){dt(!1);let x=O/We,w=Ie/Ke;if(ve&&!ie&&fe.left>=0){fe.left*=x,fe.top*=w,Qr&&ls(Qr,Rn(fe.left),0,O,Ie),eo&&ls(eo,0,Rn(fe.top),O,Ie);for(let L=0;L<ct.length;L++){let N=ct[L];N!=null&&($t[L]*=x,Zn[L]*=w,ls(N,Ri($t[L]),Ri(Zn[L]),O,Ie))}}if(Kt.show&&!re&&Kt.left>=0&&Kt.width>0){Kt.left*=x,Kt.width*=x,Kt.top*=w,Kt.height*=w;for(let L in uh)jt(io,L,Kt[L])}Te=Je,Vt=lt,We=O,Ke=Ie}Fn("setSize"),ye=!1}ln>0&&gn>0&&(h.clearRect(0,0,u.width,u.height),Fn("drawClear"),T.forEach(x=>x()),Fn("draw")),Kt.show&&re&&(sl(Kt),re=!1),ve&&ie&&(yr(null,!0,!1),ie=!1),pe.show&&pe.live&&ge&&(lh(),ge=!1),l||(l=!0,i.status=1,Fn("ready")),Vs=!1,un=!1}i.redraw=(x,w)=>{Se=w||!1,x!==!1?Xs(A,D.min,D.max):Xn()};function rh(x,w){let L=S[x];if(L.from==null){if(cn==0){let N=L.range(i,w.min,w.max,x);w.min=N[0],w.max=N[1]}if(w.min>w.max){let N=w.min;w.min=w.max,w.max=N}if(cn>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;x==A&&L.distr==2&&cn>0&&(w.min=zi(w.min,e[0]),w.max=zi(w.max,e[0]),w.min==w.max&&w.max++),q[x]=w,le=!0,Xn()}}i.setScale=rh;let oh,ah,Qr,eo,jf,Qf,to,no,ep,tp,Zt,nn,Ws=!1,Bn=fe.drag,Dn=Bn.x,Nn=Bn.y;ve&&(fe.x&&(oh=Ai(Lx,p)),fe.y&&(ah=Ai(Ix,p)),D.ori==0?(Qr=oh,eo=ah):(Qr=ah,eo=oh),Zt=fe.left,nn=fe.top);let Kt=i.select=Sn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),io=Kt.show?Ai(Px,Kt.over?p:f):null;function sl(x,w){if(Kt.show){for(let L in x)Kt[L]=x[L],L in uh&&jt(io,L,x[L]);w!==!1&&Fn("setSelect")}}i.setSelect=sl;function Gv(x){if(b[x].show)ne&&kh(at[x],Rr);else if(ne&&di(at[x],Rr),ve){let L=Le?ct[0]:ct[x];L!=null&&ls(L,-10,-10,O,Ie)}}function Xs(x,w,L){rh(x,{min:w,max:L})}function ss(x,w,L,N){w.focus!=null&&$v(x),w.show!=null&&b.forEach((H,K)=>{K>0&&(x==K||x==null)&&(H.show=w.show,Gv(K),s==2?(Xs(H.facets[0].scale,null,null),Xs(H.facets[1].scale,null,null)):Xs(H.scale,null,null),Xn())}),L!==!1&&Fn("setSeries",x,w),N&&oa("setSeries",i,x,w)}i.setSeries=ss;function Wv(x,w){Sn(I[x],w)}function Xv(x,w){x.fill=yt(x.fill||null),x.dir=Rt(x.dir,-1),w=w??I.length,I.splice(w,0,x)}function qv(x){x==null?I.length=0:I.splice(x,1)}i.addBand=Xv,i.setBand=Wv,i.delBand=qv;function Yv(x,w){b[x].alpha=w,ve&&ct[x]!=null&&(ct[x].style.opacity=w),ne&&at[x]&&(at[x].style.opacity=w)}let Ms,qs,xr,so={focus:!0};function $v(x){if(x!=xr){let w=x==null,L=He.alpha!=1;b.forEach((N,H)=>{if(s==1||H>0){let K=w||H==0||H==x;N._focus=w?null:K,L&&Yv(H,K?1:He.alpha)}}),xr=x,L&&Xn()}}ne&&tt&&wt(nm,Pe,x=>{fe._lock||(et(x),xr!=null&&ss(null,so,!0,yn.setSeries))});function rs(x,w,L){let N=S[w];L&&(x=x/Pt-(N.ori==1?lt:Je));let H=O;N.ori==1&&(H=Ie,x=H-x),N.dir==-1&&(x=H-x);let K=N._min,ce=N._max,me=x/H,Me=K+(ce-K)*me,Ue=N.distr;return Ue==3?co(10,Me):Ue==4?Zx(Me,N.asinh):Ue==100?N.bwd(Me):Me}function Zv(x,w){let L=rs(x,A,w);return zi(L,e[0],fn,pn)}i.valToIdx=x=>zi(x,e[0]),i.posToIdx=Zv,i.posToVal=rs,i.valToPos=(x,w,L)=>S[w].ori==0?r(x,S[w],L?Y:O,L?P:0):o(x,S[w],L?de:Ie,L?M:0),i.setCursor=(x,w,L)=>{Zt=x.left,nn=x.top,yr(null,w,L)};function np(x,w){jt(io,oo,Kt.left=x),jt(io,ha,Kt.width=w)}function ip(x,w){jt(io,"top",Kt.top=x),jt(io,da,Kt.height=w)}let ia=D.ori==0?np:ip,sa=D.ori==1?np:ip;function Kv(){if(ne&&pe.live)for(let x=s==2?1:0;x<b.length;x++){if(x==0&&ht)continue;let w=pe.values[x],L=0;for(let N in w)Xe[x][L++].firstChild.nodeValue=w[N]}}function lh(x,w){if(x!=null&&(x.idxs?x.idxs.forEach((L,N)=>{oe[N]=L}):Qx(x.idx)||oe.fill(x.idx),pe.idx=oe[0]),ne&&pe.live){for(let L=0;L<b.length;L++)(L>0||s==1&&!ht)&&Jv(L,oe[L]);Kv()}ge=!1,w!==!1&&Fn("setLegend")}i.setLegend=lh;function Jv(x,w){let L=b[x],N=x==0&&W==2?li:e[x],H;ht?H=L.values(i,x,w)??rt:(H=L.value(i,w==null?null:N[w],x,w),H=H==null?rt:{_:H}),pe.values[x]=H}function yr(x,w,L){ep=Zt,tp=nn,[Zt,nn]=fe.move(i,Zt,nn),fe.left=Zt,fe.top=nn,ve&&(Qr&&ls(Qr,Rn(Zt),0,O,Ie),eo&&ls(eo,0,Rn(nn),O,Ie));let N,H=fn>pn;Ms=Gt,qs=null;let K=D.ori==0?O:Ie,ce=D.ori==1?O:Ie;if(Zt<0||cn==0||H){N=fe.idx=null;for(let me=0;me<b.length;me++){let Me=ct[me];Me!=null&&ls(Me,-10,-10,O,Ie)}tt&&ss(null,so,!0,x==null&&yn.setSeries),pe.live&&(oe.fill(N),ge=!0)}else{let me,Me,Ue;s==1&&(me=D.ori==0?Zt:nn,Me=rs(me,A),N=fe.idx=zi(Me,e[0],fn,pn),Ue=V(e[0][N],D,K,0));let ke=-10,ze=-10,ot=0,Ct=0,At=!0,vt="",je="";for(let $e=s==2?1:0;$e<b.length;$e++){let Jt=b[$e],hn=oe[$e],Un=hn==null?null:s==1?e[$e][hn]:e[$e][1][hn],zt=fe.dataIdx(i,$e,N,Me),dn=zt==null?null:s==1?e[$e][zt]:e[$e][1][zt];if(ge=ge||dn!=Un||zt!=hn,oe[$e]=zt,$e>0&&Jt.show){let ci=zt==null?-10:zt==N?Ue:V(s==1?e[0][zt]:e[$e][0][zt],D,K,0),Jn=dn==null?-10:U(dn,s==1?S[Jt.scale]:S[Jt.facets[1].scale],ce,0);if(tt&&dn!=null){let wi=D.ori==1?Zt:nn,ki=Cn(He.dist(i,$e,zt,Jn,wi));if(ki<Ms){let os=He.bias;if(os!=0){let ui=rs(wi,Jt.scale),Ei=dn>=0?1:-1,Oi=ui>=0?1:-1;Oi==Ei&&(Oi==1?os==1?dn>=ui:dn<=ui:os==1?dn<=ui:dn>=ui)&&(Ms=ki,qs=$e)}else Ms=ki,qs=$e}}if(ge||Le){let wi,ki;D.ori==0?(wi=ci,ki=Jn):(wi=Jn,ki=ci);let os,ui,Ei,Oi,as,jn,hi=!0,br=ue.bbox;if(br!=null){hi=!1;let Qn=br(i,$e);Ei=Qn.left,Oi=Qn.top,os=Qn.width,ui=Qn.height}else Ei=wi,Oi=ki,os=ui=ue.size(i,$e);if(jn=ue.fill(i,$e),as=ue.stroke(i,$e),Le)$e==qs&&Ms<=He.prox&&(ke=Ei,ze=Oi,ot=os,Ct=ui,At=hi,vt=jn,je=as);else{let Qn=ct[$e];Qn!=null&&($t[$e]=Ei,Zn[$e]=Oi,cm(Qn,os,ui,hi),am(Qn,jn,as),ls(Qn,Ri(Ei),Ri(Oi),O,Ie))}}}}if(Le){let $e=He.prox,Jt=xr==null?Ms<=$e:Ms>$e||qs!=xr;if(ge||Jt){let hn=ct[0];hn!=null&&($t[0]=ke,Zn[0]=ze,cm(hn,ot,Ct,At),am(hn,vt,je),ls(hn,Ri(ke),Ri(ze),O,Ie))}}}if(Kt.show&&Ws)if(x!=null){let[me,Me]=yn.scales,[Ue,ke]=yn.match,[ze,ot]=x.cursor.sync.scales,Ct=x.cursor.drag;if(Dn=Ct._x,Nn=Ct._y,Dn||Nn){let{left:At,top:vt,width:je,height:$e}=x.select,Jt=x.scales[ze].ori,hn=x.posToVal,Un,zt,dn,ci,Jn,wi=me!=null&&Ue(me,ze),ki=Me!=null&&ke(Me,ot);wi&&Dn?(Jt==0?(Un=At,zt=je):(Un=vt,zt=$e),dn=S[me],ci=V(hn(Un,ze),dn,K,0),Jn=V(hn(Un+zt,ze),dn,K,0),ia(Hi(ci,Jn),Cn(Jn-ci))):ia(0,K),ki&&Nn?(Jt==1?(Un=At,zt=je):(Un=vt,zt=$e),dn=S[Me],ci=U(hn(Un,ot),dn,ce,0),Jn=U(hn(Un+zt,ot),dn,ce,0),sa(Hi(ci,Jn),Cn(Jn-ci))):sa(0,ce)}else hh()}else{let me=Cn(ep-jf),Me=Cn(tp-Qf);if(D.ori==1){let ot=me;me=Me,Me=ot}Dn=Bn.x&&me>=Bn.dist,Nn=Bn.y&&Me>=Bn.dist;let Ue=Bn.uni;Ue!=null?Dn&&Nn&&(Dn=me>=Ue,Nn=Me>=Ue,!Dn&&!Nn&&(Me>me?Nn=!0:Dn=!0)):Bn.x&&Bn.y&&(Dn||Nn)&&(Dn=Nn=!0);let ke,ze;Dn&&(D.ori==0?(ke=to,ze=Zt):(ke=no,ze=nn),ia(Hi(ke,ze),Cn(ze-ke)),Nn||sa(0,ce)),Nn&&(D.ori==1?(ke=to,ze=Zt):(ke=no,ze=nn),sa(Hi(ke,ze),Cn(ze-ke)),Dn||ia(0,K)),!Dn&&!Nn&&(ia(0,0),sa(0,0))}if(Bn._x=Dn,Bn._y=Nn,x==null){if(L){if(pp!=null){let[me,Me]=yn.scales;yn.values[0]=me!=null?rs(D.ori==0?Zt:nn,me):null,yn.values[1]=Me!=null?rs(D.ori==1?Zt:nn,Me):null}oa(Ch,i,Zt,nn,O,Ie,N)}if(tt){let me=L&&yn.setSeries,Me=He.prox;xr==null?Ms<=Me&&ss(qs,so,!0,me):Ms>Me?ss(null,so,!0,me):qs!=xr&&ss(qs,so,!0,me)}}ge&&(pe.idx=N,lh()),w!==!1&&Fn("setCursor")}let Ys=null;Object.defineProperty(i,"rect",{get(){return Ys==null&&ra(!1),Ys}});function ra(x=!1){x?Ys=null:(Ys=p.getBoundingClientRect(),Fn("syncRect",Ys))}function sp(x,w,L,N,H,K,ce){fe._lock||Ws&&x!=null&&x.movementX==0&&x.movementY==0||(ch(x,w,L,N,H,K,ce,!1,x!=null),x!=null?yr(null,!0,!0):yr(w,!0,!1))}function ch(x,w,L,N,H,K,ce,me,Me){if(Ys==null&&ra(!1),et(x),x!=null)L=x.clientX-Ys.left,N=x.clientY-Ys.top;else{if(L<0||N<0){Zt=-10,nn=-10;return}let[Ue,ke]=yn.scales,ze=w.cursor.sync,[ot,Ct]=ze.values,[At,vt]=ze.scales,[je,$e]=yn.match,Jt=w.axes[0].side%2==1,hn=D.ori==0?O:Ie,Un=D.ori==1?O:Ie,zt=Jt?K:H,dn=Jt?H:K,ci=Jt?N:L,Jn=Jt?L:N;if(At!=null?L=je(Ue,At)?a(ot,S[Ue],hn,0):-10:L=hn*(ci/zt),vt!=null?N=$e(ke,vt)?a(Ct,S[ke],Un,0):-10:N=Un*(Jn/dn),D.ori==1){let wi=L;L=N,N=wi}}Me&&(w==null||w.cursor.event.type==Ch)&&((L<=1||L>=O-1)&&(L=Tr(L,O)),(N<=1||N>=Ie-1)&&(N=Tr(N,Ie))),me?(jf=L,Qf=N,[to,no]=fe.move(i,L,N)):(Zt=L,nn=N)}let uh={width:0,height:0,left:0,top:0};function hh(){sl(uh,!1)}let rp,op,ap,lp;function cp(x,w,L,N,H,K,ce){Ws=!0,Dn=Nn=Bn._x=Bn._y=!1,ch(x,w,L,N,H,K,ce,!0,!1),x!=null&&(wt(Ph,Fh,up,!1),oa(em,i,to,no,O,Ie,null));let{left:me,top:Me,width:Ue,height:ke}=Kt;rp=me,op=Me,ap=Ue,lp=ke}function up(x,w,L,N,H,K,ce){Ws=Bn._x=Bn._y=!1,ch(x,w,L,N,H,K,ce,!1,!0);let{left:me,top:Me,width:Ue,height:ke}=Kt,ze=Ue>0||ke>0,ot=rp!=me||op!=Me||ap!=Ue||lp!=ke;if(ze&&ot&&sl(Kt),Bn.setScale&&ze&&ot){let Ct=me,At=Ue,vt=Me,je=ke;if(D.ori==1&&(Ct=Me,At=ke,vt=me,je=Ue),Dn&&Xs(A,rs(Ct,A),rs(Ct+At,A)),Nn)for(let $e in S){let Jt=S[$e];$e!=A&&Jt.from==null&&Jt.min!=Gt&&Xs($e,rs(vt+je,$e),rs(vt,$e))}hh()}else fe.lock&&(fe._lock=!fe._lock,yr(w,!0,x!=null));x!=null&&(En(Ph,Fh),oa(Ph,i,Zt,nn,O,Ie,null))}function jv(x,w,L,N,H,K,ce){if(fe._lock)return;et(x);let me=Ws;if(Ws){let Me=!0,Ue=!0,ke=10,ze,ot;D.ori==0?(ze=Dn,ot=Nn):(ze=Nn,ot=Dn),ze&&ot&&(Me=Zt<=ke||Zt>=O-ke,Ue=nn<=ke||nn>=Ie-ke),ze&&Me&&(Zt=Zt<to?0:O),ot&&Ue&&(nn=nn<no?0:Ie),yr(null,!0,!0),Ws=!1}Zt=-10,nn=-10,oe.fill(null),yr(null,!0,!0),me&&(Ws=me)}function hp(x,w,L,N,H,K,ce){fe._lock||(et(x),na(),hh(),x!=null&&oa(im,i,Zt,nn,O,Ie,null))}function dp(){R.forEach(mb),k(i.width,i.height,!0)}Cr(bl,lo,dp);let ro={};ro.mousedown=cp,ro.mousemove=sp,ro.mouseup=up,ro.dblclick=hp,ro.setSeries=(x,w,L,N)=>{let H=yn.match[2];L=H(i,w,L),L!=-1&&ss(L,N,!0,!1)},ve&&(wt(em,p,cp),wt(Ch,p,sp),wt(tm,p,x=>{et(x),ra(!1)}),wt(nm,p,jv),wt(im,p,hp),Gh.add(i),i.syncRect=ra);let rl=i.hooks=n.hooks||{};function Fn(x,w,L){Kn?kt.push([x,w,L]):x in rl&&rl[x].forEach(N=>{N.call(null,i,w,L)})}(n.plugins||[]).forEach(x=>{for(let w in x.hooks)rl[w]=(rl[w]||[]).concat(x.hooks[w])});let fp=(x,w,L)=>L,yn=Sn({key:null,setSeries:!1,filters:{pub:pm,sub:pm},scales:[A,b[1]?b[1].scale:null],match:[mm,mm,fp],values:[null,null]},fe.sync);yn.match.length==2&&yn.match.push(fp),fe.sync=yn;let pp=yn.key,dh=hg(pp);function oa(x,w,L,N,H,K,ce){yn.filters.pub(x,w,L,N,H,K,ce)&&dh.pub(x,w,L,N,H,K,ce)}dh.sub(i);function Qv(x,w,L,N,H,K,ce){yn.filters.sub(x,w,L,N,H,K,ce)&&ro[x](null,w,L,N,H,K,ce)}i.pub=Qv;function ex(){dh.unsub(i),Gh.delete(i),In.clear(),Oh(bl,lo,dp),c.remove(),Pe?.remove(),Fn("destroy")}i.destroy=ex;function fh(){Fn("init",n,e),ta(e||n.data,!1),q[A]?rh(A,q[A]):na(),re=Kt.show&&(Kt.width>0||Kt.height>0),ie=ge=!0,k(n.width,n.height)}return b.forEach(Zr),R.forEach(xs),t?t instanceof HTMLElement?(t.appendChild(c),fh()):t(i,fh):fh(),i}zn.assign=Sn;zn.fmtNum=Kh;zn.rangeNum=Sl;zn.rangeLog=El;zn.rangeAsinh=$h;zn.orient=Lr;zn.pxRatio=Pt;zn.join=oy;zn.fmtDate=jh,zn.tzDate=_y;zn.sync=hg;{zn.addGap=Qy,zn.clipGaps=Rl;let n=zn.paths={points:_g};n.linear=xg,n.stepped=nb,n.bars=ib,n.spline=rb}function Mg(n){let e=n.min??0,t=n.max??1,i=o=>Math.min(1,Math.max(0,o));if(n.scale==="log"&&t>0){let o=e>0?e:t*1e-6,a=Math.log(t/o);return{toPosition:l=>l<=o?0:i(Math.log(l/o)/a),toValue:l=>l<=0?e:o*Math.exp(a*i(l))}}let s=(Number(n.default??e)-e)/(t-e);if(e<0&&t>0&&-e===t){let o=s>.499&&s<.501&&t>100?3:1;return{toPosition:a=>i(.5+.5*Math.sign(a)*Math.abs(a/t)**(1/o)),toValue:a=>t*Math.sign(a-.5)*Math.abs(2*i(a)-1)**o}}let r=1;return s>0&&s<.12?r=Math.log(s)/Math.log(1/3):s===0&&t-e>50&&(r=3),{toPosition:o=>i((o-e)/(t-e))**(1/r),toValue:o=>e+(t-e)*i(o)**r}}function wg(n,e){let t=n.min??-1/0,i=n.max??1/0,s=n.kind==="whole number"?Math.round(e):Number(e.toPrecision(3));return Math.min(i,Math.max(t,s))}function Il(n){let e=/^\s*([-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?)\s*(.*?)\s*$/.exec(n);if(e===null)return;let t=Number(e[1].replace(",","."));return Number.isFinite(t)?{value:t,unit:e[2]}:void 0}function Ht(n,e=4){if(!Number.isFinite(n))return"–";let t=Math.abs(n);if(t!==0&&(t>=1e7||t<.001))return String(Number(n.toPrecision(3))).includes("e")?String(Number(n.toPrecision(3))).replace("e+","e"):n.toExponential(2).replace(/\.?0+e\+?/,"e");let i=t===0?0:Math.max(0,Math.min(4,e-1-Math.floor(Math.log10(t)))),s=n.toFixed(i);return i>0?s.replace(/\.?0+$/,""):s.replace(/\B(?=(\d{3})+(?!\d))/g," ")}function As(n){return n===void 0||n==="1"||n===""?"":n.replace(/([a-z])2/g,"$1²").replace(/([a-z])3/g,"$1³").replace("deg","°").replace(/^C$/,"°C")}function Ir(n){return Math.abs(n)>=1e3?`${Ht(n/1e3,3)} km`:`${Ht(n,3)} m`}function Eg(n){let e=n??{};return(Array.isArray(n)?n:e.stages??e.stage??[]).map((i,s)=>Tg(i,`stage.${s+1}`,"stage"))}function Tg(n,e,t){let i=n.written??{},s={...i,...n.values??{}},r=[],o=(l,c)=>{(n[l]??n[`${l}es`]??n[`${l}s`]??[]).forEach((h,d)=>r.push(Tg(h,`${e}.${l}.${d+1}`,c)))};o("process","process"),o("event","event");let a=String(n.op??(t==="event"&&n.set!==void 0?"set":""));return{place:String(n.place??e),list:t,op:a,label:String(n.label??a),enabled:n.enabled!==!1&&i.enabled!==!1,mask:String(n.mask??i.mask??""),written:i,values:s,line:Number(n.line??0),ticks:Number(n.steps??(i.enabled===!1?0:1)),children:r}}function Vi(n,e){for(let t of n){if(t.place===e)return t;let i=Vi(t.children,e);if(i!==void 0)return i}}function Dr(n){let e=n.lastIndexOf(".");return{list:n.slice(0,e),number:Number(n.slice(e+1))}}function Ze(n){let e=n.replace(/[_.]+/g," ").trim();return e===""?"":e[0].toUpperCase()+e.slice(1)}function Rs(n){return typeof n=="number"?Number.isFinite(n)?gb(n):'""':typeof n=="boolean"?String(n):Array.isArray(n)?`[${n.map(Rs).join(", ")}]`:JSON.stringify(String(n))}function gb(n){return String(Number(n.toPrecision(7))).replace("e+","e")}function Ag(n,e){let t=(e??{}).materials,i=n.map(s=>({...s}));for(let[s,r]of Object.entries(t??{})){let o=i.find(c=>c.name===s),a=i.find(c=>c.name===r.base),l=o??{colour:"#8a8580",...a,name:s};r.colour!==void 0&&(l.colour=_b(r.colour)??l.colour),typeof r.loose=="boolean"&&(l.loose=r.loose),o===void 0&&i.push(l)}return i}function _b(n){if(typeof n=="string")return/^#[0-9a-fA-F]{6}$/.test(n)?n:void 0;if(!(!Array.isArray(n)||n.length!==3))return"#"+n.map(e=>Math.max(0,Math.min(255,Math.round(Number(e)))).toString(16).padStart(2,"0")).join("")}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Zg=0,Id=1,Kg=2;var ka=1,Jg=2,Bo=3,ur=0,ii=1,ai=2,Hr=0,zo=1,Dd=2,Nd=3,Fd=4,jg=5;var Vr=100,Qg=101,e0=102,t0=103,n0=104,i0=200,s0=201,r0=202,o0=203,Ud=204,kd=205,a0=206,l0=207,c0=208,u0=209,h0=210,d0=211,f0=212,p0=213,m0=214,tc=0,nc=1,ic=2,Lo=3,sc=4,rc=5,oc=6,ac=7,Od=0,g0=1,_0=2,ms=0,Bd=1,zd=2,Hd=3,Vd=4,Gd=5,Wd=6,Xd=7;var qd=300,Gr=301,Ho=302,Ic=303,Dc=304,Io=1e3,us=1001,lc=1002,on=1003,v0=1004;var Oa=1005;var Lt=1006,Nc=1007;var Zi=1008;var si=1009,Yd=1010,$d=1011,Vo=1012,Fc=1013,Ki=1014,yi=1015,bi=1016,Uc=1017,kc=1018,Wr=1020,Zd=35902,Kd=35899,Jd=1021,jd=1022,Vn=1023,Fs=1026,Os=1027,Go=1028,Oc=1029,hr=1030,Bc=1031;var zc=1033,Ba=33776,za=33777,Ha=33778,Va=33779,Hc=35840,Vc=35841,Gc=35842,Wc=35843,Xc=36196,qc=37492,Yc=37496,$c=37488,Zc=37489,Ga=37490,Kc=37491,Jc=37808,jc=37809,Qc=37810,eu=37811,tu=37812,nu=37813,iu=37814,su=37815,ru=37816,ou=37817,au=37818,lu=37819,cu=37820,uu=37821,hu=36492,du=36494,fu=36495,pu=36283,mu=36284,Wa=36285,gu=36286;var Sa=2300,cc=2301,Ql=2302,Td=2303,Ad=2400,Rd=2401,Cd=2402;var x0=3200;var Qd=0,y0=1,Bs="",_i="srgb",Br="srgb-linear",Ma="linear",Dt="srgb";var ec=7680;var b0=519,S0=512,M0=513,w0=514,ef=515,E0=516,T0=517,tf=518,nf=519,A0=35044,sf=35048;var Ji="300 es",Pi=2e3,wa=2001;function vb(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function xb(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function Ea(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function R0(){let n=Ea("canvas");return n.style.display="block",n}var Rg={},Do=null;function rf(...n){let e="THREE."+n.shift();Do?Do("log",e,...n):console.log(e,...n)}function C0(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Qe(...n){n=C0(n);let e="THREE."+n.shift();if(Do)Do("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function it(...n){n=C0(n);let e="THREE."+n.shift();if(Do)Do("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function ba(...n){let e=n.join(" ");e in Rg||(Rg[e]=!0,Qe(...n))}function P0(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}var L0={[tc]:tc,[ic]:oc,[sc]:sc,[Lo]:rc,[nc]:nc,[oc]:ic,[ac]:ac,[rc]:Lo},hs=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},qn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var rd=Math.PI/180,uc=180/Math.PI;function Xa(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(qn[n&255]+qn[n>>8&255]+qn[n>>16&255]+qn[n>>24&255]+"-"+qn[e&255]+qn[e>>8&255]+"-"+qn[e>>16&15|64]+qn[e>>24&255]+"-"+qn[t&63|128]+qn[t>>8&255]+"-"+qn[t>>16&255]+qn[t>>24&255]+qn[i&255]+qn[i>>8&255]+qn[i>>16&255]+qn[i>>24&255]).toLowerCase()}function Mt(n,e,t){return Math.max(e,Math.min(t,n))}function yb(n,e){return(n%e+e)%e}function od(n,e,t){return(1-t)*n+t*e}function I0(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function of(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function bb(n,e){if(e.constructor===Float32Array)return n;let t=of(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function Sb(n,e){if(e.constructor===Float32Array)return n;let t=of(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var hf=class hf{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Mt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Mt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};hf.prototype.isVector2=!0;var ut=hf,ds=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let l=i[s+0],c=i[s+1],u=i[s+2],h=i[s+3],d=r[o+0],f=r[o+1],p=r[o+2],y=r[o+3];if(h!==y||l!==d||c!==f||u!==p){let m=l*d+c*f+u*p+h*y;m<0&&(d=-d,f=-f,p=-p,y=-y,m=-m);let g=1-a;if(m<.9995){let b=Math.acos(m),R=Math.sin(b);g=Math.sin(g*b)/R,a=Math.sin(a*b)/R,l=l*g+d*a,c=c*g+f*a,u=u*g+p*a,h=h*g+y*a}else{l=l*g+d*a,c=c*g+f*a,u=u*g+p*a,h=h*g+y*a;let b=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=b,c*=b,u*=b,h*=b}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],l=i[s+1],c=i[s+2],u=i[s+3],h=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+u*h+l*f-c*d,e[t+1]=l*p+u*d+c*h-a*f,e[t+2]=c*p+u*f+a*d-l*h,e[t+3]=u*p-a*h-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(s/2),h=a(r/2),d=l(i/2),f=l(s/2),p=l(r/2);switch(o){case"XYZ":this._x=d*u*h+c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h-d*f*p;break;case"YXZ":this._x=d*u*h+c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h+d*f*p;break;case"ZXY":this._x=d*u*h-c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h-d*f*p;break;case"ZYX":this._x=d*u*h-c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h+d*f*p;break;case"YZX":this._x=d*u*h+c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h-d*f*p;break;case"XZY":this._x=d*u*h-c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h+d*f*p;break;default:Qe("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],h=t[10],d=i+a+h;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(u-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(i>a&&i>h){let f=2*Math.sqrt(1+i-a-h);this._w=(u-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-i-h);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+h-i-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Mt(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+s*c-r*l,this._y=s*u+o*l+r*a-i*c,this._z=r*u+o*c+i*l-s*a,this._w=o*u-i*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},df=class df{constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Cg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Cg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*i),u=2*(a*t-r*s),h=2*(r*i-o*t);return this.x=t+l*c+o*h-a*u,this.y=i+l*u+a*c-r*h,this.z=s+l*h+r*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Mt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-i*l,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return ad.copy(this).projectOnVector(e),this.sub(ad)}reflect(e){return this.sub(ad.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Mt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};df.prototype.isVector3=!0;var Q=df,ad=new Q,Cg=new ds,ff=class ff{constructor(e,t,i,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c)}set(e,t,i,s,r,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],h=i[7],d=i[2],f=i[5],p=i[8],y=s[0],m=s[3],g=s[6],b=s[1],R=s[4],S=s[7],I=s[2],A=s[5],_=s[8];return r[0]=o*y+a*b+l*I,r[3]=o*m+a*R+l*A,r[6]=o*g+a*S+l*_,r[1]=c*y+u*b+h*I,r[4]=c*m+u*R+h*A,r[7]=c*g+u*S+h*_,r[2]=d*y+f*b+p*I,r[5]=d*m+f*R+p*A,r[8]=d*g+f*S+p*_,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*r*u+i*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=u*o-a*c,d=a*l-u*r,f=c*r-o*l,p=t*h+i*d+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/p;return e[0]=h*y,e[1]=(s*c-u*i)*y,e[2]=(a*i-s*o)*y,e[3]=d*y,e[4]=(u*t-s*l)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(i*l-c*t)*y,e[8]=(o*t-i*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return ba("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(ld.makeScale(e,t)),this}rotate(e){return ba("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(ld.makeRotation(-e)),this}translate(e,t){return ba("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(ld.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}};ff.prototype.isMatrix3=!0;var st=ff,ld=new st,Pg=new st().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Lg=new st().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Mb(){let n={enabled:!0,workingColorSpace:Br,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Dt&&(s.r=Ns(s.r),s.g=Ns(s.g),s.b=Ns(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Dt&&(s.r=Po(s.r),s.g=Po(s.g),s.b=Po(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Bs?Ma:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Br]:{primaries:e,whitePoint:i,transfer:Ma,toXYZ:Pg,fromXYZ:Lg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:_i},outputColorSpaceConfig:{drawingBufferColorSpace:_i}},[_i]:{primaries:e,whitePoint:i,transfer:Dt,toXYZ:Pg,fromXYZ:Lg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:_i}}}),n}var bt=Mb();function Ns(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function Po(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var _o,hc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{_o===void 0&&(_o=Ea("canvas")),_o.width=e.width,_o.height=e.height;let s=_o.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=_o}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ea("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Ns(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Ns(t[i]/255)*255):t[i]=Ns(t[i]);return{data:t,width:e.width,height:e.height}}else return Qe("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},wb=0,No=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:wb++}),this.uuid=Xa(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(cd(s[o].image)):r.push(cd(s[o]))}else r=cd(s);i.url=r}return t||(e.images[this.uuid]=i),i}};function cd(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?hc.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Qe("Texture: Unable to serialize Texture."),{})}var Eb=0,ud=new Q,oi=class n extends hs{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=us,s=us,r=Lt,o=Zi,a=Vn,l=si,c=n.DEFAULT_ANISOTROPY,u=Bs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Eb++}),this.uuid=Xa(),this.name="",this.source=new No(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new ut(0,0),this.repeat=new ut(1,1),this.center=new ut(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new st,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(ud).x}get height(){return this.source.getSize(ud).y}get depth(){return this.source.getSize(ud).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Qe(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==qd)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Io:e.x=e.x-Math.floor(e.x);break;case us:e.x=e.x<0?0:1;break;case lc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Io:e.y=e.y-Math.floor(e.y);break;case us:e.y=e.y<0?0:1;break;case lc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};oi.DEFAULT_IMAGE=null;oi.DEFAULT_MAPPING=qd;oi.DEFAULT_ANISOTROPY=1;var pf=class pf{constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,l=e.elements,c=l[0],u=l[4],h=l[8],d=l[1],f=l[5],p=l[9],y=l[2],m=l[6],g=l[10];if(Math.abs(u-d)<.01&&Math.abs(h-y)<.01&&Math.abs(p-m)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+y)<.1&&Math.abs(p+m)<.1&&Math.abs(c+f+g-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let R=(c+1)/2,S=(f+1)/2,I=(g+1)/2,A=(u+d)/4,_=(h+y)/4,T=(p+m)/4;return R>S&&R>I?R<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(R),s=A/i,r=_/i):S>I?S<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),i=A/s,r=T/s):I<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(I),i=_/r,s=T/r),this.set(i,s,r,t),this}let b=Math.sqrt((m-p)*(m-p)+(h-y)*(h-y)+(d-u)*(d-u));return Math.abs(b)<.001&&(b=1),this.x=(m-p)/b,this.y=(h-y)/b,this.z=(d-u)/b,this.w=Math.acos((c+f+g-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this.w=Mt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this.w=Mt(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Mt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};pf.prototype.isVector4=!0;var Et=pf,dc=class extends hs{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Lt,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new Et(0,0,e,t),this.scissorTest=!1,this.viewport=new Et(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)this.textures[r]=new oi({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Lt,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new No(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Hn=class extends dc{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Ta=class extends oi{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=on,this.minFilter=on,this.wrapR=us,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var fc=class extends oi{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=on,this.minFilter=on,this.wrapR=us,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Lc=class Lc{constructor(e,t,i,s,r,o,a,l,c,u,h,d,f,p,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c,u,h,d,f,p,y,m)}set(e,t,i,s,r,o,a,l,c,u,h,d,f,p,y,m){let g=this.elements;return g[0]=e,g[4]=t,g[8]=i,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=u,g[10]=h,g[14]=d,g[3]=f,g[7]=p,g[11]=y,g[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Lc().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/vo.setFromMatrixColumn(e,0).length(),r=1/vo.setFromMatrixColumn(e,1).length(),o=1/vo.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){let d=o*u,f=o*h,p=a*u,y=a*h;t[0]=l*u,t[4]=-l*h,t[8]=c,t[1]=f+p*c,t[5]=d-y*c,t[9]=-a*l,t[2]=y-d*c,t[6]=p+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*u,f=l*h,p=c*u,y=c*h;t[0]=d+y*a,t[4]=p*a-f,t[8]=o*c,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=f*a-p,t[6]=y+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*u,f=l*h,p=c*u,y=c*h;t[0]=d-y*a,t[4]=-o*h,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*u,t[9]=y-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*u,f=o*h,p=a*u,y=a*h;t[0]=l*u,t[4]=p*c-f,t[8]=d*c+y,t[1]=l*h,t[5]=y*c+d,t[9]=f*c-p,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,p=a*l,y=a*c;t[0]=l*u,t[4]=y-d*h,t[8]=p*h+f,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*h+p,t[10]=d-y*h}else if(e.order==="XZY"){let d=o*l,f=o*c,p=a*l,y=a*c;t[0]=l*u,t[4]=-h,t[8]=c*u,t[1]=d*h+y,t[5]=o*u,t[9]=f*h-p,t[2]=p*h-f,t[6]=a*u,t[10]=y*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Tb,e,Ab)}lookAt(e,t,i){let s=this.elements;return mi.subVectors(e,t),mi.lengthSq()===0&&(mi.z=1),mi.normalize(),er.crossVectors(i,mi),er.lengthSq()===0&&(Math.abs(i.z)===1?mi.x+=1e-4:mi.z+=1e-4,mi.normalize(),er.crossVectors(i,mi)),er.normalize(),Dl.crossVectors(mi,er),s[0]=er.x,s[4]=Dl.x,s[8]=mi.x,s[1]=er.y,s[5]=Dl.y,s[9]=mi.y,s[2]=er.z,s[6]=Dl.z,s[10]=mi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],h=i[5],d=i[9],f=i[13],p=i[2],y=i[6],m=i[10],g=i[14],b=i[3],R=i[7],S=i[11],I=i[15],A=s[0],_=s[4],T=s[8],z=s[12],F=s[1],D=s[5],W=s[9],V=s[13],U=s[2],q=s[6],J=s[10],G=s[14],he=s[3],j=s[7],te=s[11],oe=s[15];return r[0]=o*A+a*F+l*U+c*he,r[4]=o*_+a*D+l*q+c*j,r[8]=o*T+a*W+l*J+c*te,r[12]=o*z+a*V+l*G+c*oe,r[1]=u*A+h*F+d*U+f*he,r[5]=u*_+h*D+d*q+f*j,r[9]=u*T+h*W+d*J+f*te,r[13]=u*z+h*V+d*G+f*oe,r[2]=p*A+y*F+m*U+g*he,r[6]=p*_+y*D+m*q+g*j,r[10]=p*T+y*W+m*J+g*te,r[14]=p*z+y*V+m*G+g*oe,r[3]=b*A+R*F+S*U+I*he,r[7]=b*_+R*D+S*q+I*j,r[11]=b*T+R*W+S*J+I*te,r[15]=b*z+R*V+S*G+I*oe,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],h=e[6],d=e[10],f=e[14],p=e[3],y=e[7],m=e[11],g=e[15],b=l*f-c*d,R=a*f-c*h,S=a*d-l*h,I=o*f-c*u,A=o*d-l*u,_=o*h-a*u;return t*(y*b-m*R+g*S)-i*(p*b-m*I+g*A)+s*(p*R-y*I+g*_)-r*(p*S-y*A+m*_)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(r*u-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=e[9],d=e[10],f=e[11],p=e[12],y=e[13],m=e[14],g=e[15],b=t*a-i*o,R=t*l-s*o,S=t*c-r*o,I=i*l-s*a,A=i*c-r*a,_=s*c-r*l,T=u*y-h*p,z=u*m-d*p,F=u*g-f*p,D=h*m-d*y,W=h*g-f*y,V=d*g-f*m,U=b*V-R*W+S*D+I*F-A*z+_*T;if(U===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let q=1/U;return e[0]=(a*V-l*W+c*D)*q,e[1]=(s*W-i*V-r*D)*q,e[2]=(y*_-m*A+g*I)*q,e[3]=(d*A-h*_-f*I)*q,e[4]=(l*F-o*V-c*z)*q,e[5]=(t*V-s*F+r*z)*q,e[6]=(m*S-p*_-g*R)*q,e[7]=(u*_-d*S+f*R)*q,e[8]=(o*W-a*F+c*T)*q,e[9]=(i*F-t*W-r*T)*q,e[10]=(p*A-y*S+g*b)*q,e[11]=(h*S-u*A-f*b)*q,e[12]=(a*z-o*D-l*T)*q,e[13]=(t*D-i*z+s*T)*q,e[14]=(y*R-p*I-m*b)*q,e[15]=(u*I-h*R+d*b)*q,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,l=e.z,c=r*o,u=r*a;return this.set(c*o+i,c*a-s*l,c*l+s*a,0,c*a+s*l,u*a+i,u*l-s*o,0,c*l-s*a,u*l+s*o,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,u=o+o,h=a+a,d=r*c,f=r*u,p=r*h,y=o*u,m=o*h,g=a*h,b=l*c,R=l*u,S=l*h,I=i.x,A=i.y,_=i.z;return s[0]=(1-(y+g))*I,s[1]=(f+S)*I,s[2]=(p-R)*I,s[3]=0,s[4]=(f-S)*A,s[5]=(1-(d+g))*A,s[6]=(m+b)*A,s[7]=0,s[8]=(p+R)*_,s[9]=(m-b)*_,s[10]=(1-(d+y))*_,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let o=vo.set(s[0],s[1],s[2]).length(),a=vo.set(s[4],s[5],s[6]).length(),l=vo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Gi.copy(this);let c=1/o,u=1/a,h=1/l;return Gi.elements[0]*=c,Gi.elements[1]*=c,Gi.elements[2]*=c,Gi.elements[4]*=u,Gi.elements[5]*=u,Gi.elements[6]*=u,Gi.elements[8]*=h,Gi.elements[9]*=h,Gi.elements[10]*=h,t.setFromRotationMatrix(Gi),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,s,r,o,a=Pi,l=!1){let c=this.elements,u=2*r/(t-e),h=2*r/(i-s),d=(t+e)/(t-e),f=(i+s)/(i-s),p,y;if(l)p=r/(o-r),y=o*r/(o-r);else if(a===Pi)p=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===wa)p=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=Pi,l=!1){let c=this.elements,u=2/(t-e),h=2/(i-s),d=-(t+e)/(t-e),f=-(i+s)/(i-s),p,y;if(l)p=1/(o-r),y=o/(o-r);else if(a===Pi)p=-2/(o-r),y=-(o+r)/(o-r);else if(a===wa)p=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=p,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}};Lc.prototype.isMatrix4=!0;var en=Lc,vo=new Q,Gi=new en,Tb=new Q(0,0,0),Ab=new Q(1,1,1),er=new Q,Dl=new Q,mi=new Q,Ig=new en,Dg=new ds,or=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],u=s[9],h=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(Mt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Mt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(Mt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Mt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Mt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Mt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Qe("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Ig.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Ig,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Dg.setFromEuler(this),this.setFromQuaternion(Dg,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};or.DEFAULT_ORDER="XYZ";var Aa=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Rb=0,Ng=new Q,xo=new ds,Cs=new en,Nl=new Q,_a=new Q,Cb=new Q,Pb=new ds,Fg=new Q(1,0,0),Ug=new Q(0,1,0),kg=new Q(0,0,1),Og={type:"added"},Lb={type:"removed"},yo={type:"childadded",child:null},hd={type:"childremoved",child:null},Ii=class n extends hs{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Rb++}),this.uuid=Xa(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new Q,t=new or,i=new ds,s=new Q(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new en},normalMatrix:{value:new st}}),this.matrix=new en,this.matrixWorld=new en,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Aa,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return xo.setFromAxisAngle(e,t),this.quaternion.multiply(xo),this}rotateOnWorldAxis(e,t){return xo.setFromAxisAngle(e,t),this.quaternion.premultiply(xo),this}rotateX(e){return this.rotateOnAxis(Fg,e)}rotateY(e){return this.rotateOnAxis(Ug,e)}rotateZ(e){return this.rotateOnAxis(kg,e)}translateOnAxis(e,t){return Ng.copy(e).applyQuaternion(this.quaternion),this.position.add(Ng.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Fg,e)}translateY(e){return this.translateOnAxis(Ug,e)}translateZ(e){return this.translateOnAxis(kg,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Cs.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Nl.copy(e):Nl.set(e,t,i);let s=this.parent;this.updateWorldMatrix(!0,!1),_a.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Cs.lookAt(_a,Nl,this.up):Cs.lookAt(Nl,_a,this.up),this.quaternion.setFromRotationMatrix(Cs),s&&(Cs.extractRotation(s.matrixWorld),xo.setFromRotationMatrix(Cs),this.quaternion.premultiply(xo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(it("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Og),yo.child=e,this.dispatchEvent(yo),yo.child=null):it("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Lb),hd.child=e,this.dispatchEvent(hd),hd.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Cs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Cs.multiply(e.parent.matrixWorld)),e.applyMatrix4(Cs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Og),yo.child=e,this.dispatchEvent(yo),yo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(_a,e,Cb),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(_a,Pb,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];r(e.shapes,h)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),d.length>0&&(i.skeletons=d),f.length>0&&(i.animations=f),p.length>0&&(i.nodes=p)}return i.object=s,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Ii.DEFAULT_UP=new Q(0,1,0);Ii.DEFAULT_MATRIX_AUTO_UPDATE=!0;Ii.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Or=class extends Ii{constructor(){super(),this.isGroup=!0,this.type="Group"}},Ib={type:"move"},Fo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Or,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Or,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new Q,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new Q),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Or,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new Q,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new Q,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let m=t.getJointPose(y,i),g=this._getHandJoint(c,y);m!==null&&(g.matrix.fromArray(m.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=m.radius),g.visible=m!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],d=u.position.distanceTo(h.position),f=.02,p=.005;c.inputState.pinching&&d>f+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Ib)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new Or;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},D0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},tr={h:0,s:0,l:0},Fl={h:0,s:0,l:0};function dd(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var Tt=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=_i){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,bt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=bt.workingColorSpace){return this.r=e,this.g=t,this.b=i,bt.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=bt.workingColorSpace){if(e=yb(e,1),t=Mt(t,0,1),i=Mt(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=dd(o,r,e+1/3),this.g=dd(o,r,e),this.b=dd(o,r,e-1/3)}return bt.colorSpaceToWorking(this,s),this}setStyle(e,t=_i){function i(r){r!==void 0&&parseFloat(r)<1&&Qe("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Qe("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Qe("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=_i){let i=D0[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Qe("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Ns(e.r),this.g=Ns(e.g),this.b=Ns(e.b),this}copyLinearToSRGB(e){return this.r=Po(e.r),this.g=Po(e.g),this.b=Po(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=_i){return bt.workingToColorSpace(Yn.copy(this),e),Math.round(Mt(Yn.r*255,0,255))*65536+Math.round(Mt(Yn.g*255,0,255))*256+Math.round(Mt(Yn.b*255,0,255))}getHexString(e=_i){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=bt.workingColorSpace){bt.workingToColorSpace(Yn.copy(this),t);let i=Yn.r,s=Yn.g,r=Yn.b,o=Math.max(i,s,r),a=Math.min(i,s,r),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case i:l=(s-r)/h+(s<r?6:0);break;case s:l=(r-i)/h+2;break;case r:l=(i-s)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=bt.workingColorSpace){return bt.workingToColorSpace(Yn.copy(this),t),e.r=Yn.r,e.g=Yn.g,e.b=Yn.b,e}getStyle(e=_i){bt.workingToColorSpace(Yn.copy(this),e);let t=Yn.r,i=Yn.g,s=Yn.b;return e!==_i?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(tr),this.setHSL(tr.h+e,tr.s+t,tr.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(tr),e.getHSL(Fl);let i=od(tr.h,Fl.h,t),s=od(tr.s,Fl.s,t),r=od(tr.l,Fl.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Yn=new Tt;Tt.NAMES=D0;var Yi=class extends Ii{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new or,this.environmentIntensity=1,this.environmentRotation=new or,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Wi=new Q,Ps=new Q,fd=new Q,Ls=new Q,bo=new Q,So=new Q,Bg=new Q,pd=new Q,md=new Q,gd=new Q,_d=new Et,vd=new Et,xd=new Et,rr=class n{constructor(e=new Q,t=new Q,i=new Q){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),Wi.subVectors(e,t),s.cross(Wi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){Wi.subVectors(s,t),Ps.subVectors(i,t),fd.subVectors(e,t);let o=Wi.dot(Wi),a=Wi.dot(Ps),l=Wi.dot(fd),c=Ps.dot(Ps),u=Ps.dot(fd),h=o*c-a*a;if(h===0)return r.set(0,0,0),null;let d=1/h,f=(c*l-a*u)*d,p=(o*u-a*l)*d;return r.set(1-f-p,p,f)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,Ls)===null?!1:Ls.x>=0&&Ls.y>=0&&Ls.x+Ls.y<=1}static getInterpolation(e,t,i,s,r,o,a,l){return this.getBarycoord(e,t,i,s,Ls)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Ls.x),l.addScaledVector(o,Ls.y),l.addScaledVector(a,Ls.z),l)}static getInterpolatedAttribute(e,t,i,s,r,o){return _d.setScalar(0),vd.setScalar(0),xd.setScalar(0),_d.fromBufferAttribute(e,t),vd.fromBufferAttribute(e,i),xd.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(_d,r.x),o.addScaledVector(vd,r.y),o.addScaledVector(xd,r.z),o}static isFrontFacing(e,t,i,s){return Wi.subVectors(i,t),Ps.subVectors(e,t),Wi.cross(Ps).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Wi.subVectors(this.c,this.b),Ps.subVectors(this.a,this.b),Wi.cross(Ps).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;bo.subVectors(s,i),So.subVectors(r,i),pd.subVectors(e,i);let l=bo.dot(pd),c=So.dot(pd);if(l<=0&&c<=0)return t.copy(i);md.subVectors(e,s);let u=bo.dot(md),h=So.dot(md);if(u>=0&&h<=u)return t.copy(s);let d=l*h-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(bo,o);gd.subVectors(e,r);let f=bo.dot(gd),p=So.dot(gd);if(p>=0&&f<=p)return t.copy(r);let y=f*c-l*p;if(y<=0&&c>=0&&p<=0)return a=c/(c-p),t.copy(i).addScaledVector(So,a);let m=u*p-f*h;if(m<=0&&h-u>=0&&f-p>=0)return Bg.subVectors(r,s),a=(h-u)/(h-u+(f-p)),t.copy(s).addScaledVector(Bg,a);let g=1/(m+y+d);return o=y*g,a=d*g,t.copy(i).addScaledVector(bo,o).addScaledVector(So,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},fs=class{constructor(e=new Q(1/0,1/0,1/0),t=new Q(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Xi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Xi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Xi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Xi):Xi.fromBufferAttribute(r,o),Xi.applyMatrix4(e.matrixWorld),this.expandByPoint(Xi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Ul.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Ul.copy(i.boundingBox)),Ul.applyMatrix4(e.matrixWorld),this.union(Ul)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Xi),Xi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(va),kl.subVectors(this.max,va),Mo.subVectors(e.a,va),wo.subVectors(e.b,va),Eo.subVectors(e.c,va),nr.subVectors(wo,Mo),ir.subVectors(Eo,wo),Nr.subVectors(Mo,Eo);let t=[0,-nr.z,nr.y,0,-ir.z,ir.y,0,-Nr.z,Nr.y,nr.z,0,-nr.x,ir.z,0,-ir.x,Nr.z,0,-Nr.x,-nr.y,nr.x,0,-ir.y,ir.x,0,-Nr.y,Nr.x,0];return!yd(t,Mo,wo,Eo,kl)||(t=[1,0,0,0,1,0,0,0,1],!yd(t,Mo,wo,Eo,kl))?!1:(Ol.crossVectors(nr,ir),t=[Ol.x,Ol.y,Ol.z],yd(t,Mo,wo,Eo,kl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Xi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Xi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Is[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Is[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Is[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Is[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Is[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Is[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Is[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Is[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Is),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Is=[new Q,new Q,new Q,new Q,new Q,new Q,new Q,new Q],Xi=new Q,Ul=new fs,Mo=new Q,wo=new Q,Eo=new Q,nr=new Q,ir=new Q,Nr=new Q,va=new Q,kl=new Q,Ol=new Q,Fr=new Q;function yd(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){Fr.fromArray(n,r);let a=s.x*Math.abs(Fr.x)+s.y*Math.abs(Fr.y)+s.z*Math.abs(Fr.z),l=e.dot(Fr),c=t.dot(Fr),u=i.dot(Fr);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var Mn=new Q,Bl=new ut,Db=0,ni=class extends hs{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Db++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=A0,this.updateRanges=[],this.gpuType=yi,this.version=0,this._normalizationScale=e!==void 0?of(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Bl.fromBufferAttribute(this,t),Bl.applyMatrix3(e),this.setXY(t,Bl.x,Bl.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Mn.fromBufferAttribute(this,t),Mn.applyMatrix3(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Mn.fromBufferAttribute(this,t),Mn.applyMatrix4(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Mn.fromBufferAttribute(this,t),Mn.applyNormalMatrix(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Mn.fromBufferAttribute(this,t),Mn.transformDirection(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):bb(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Sb(e,this.array)}};var Ra=class extends ni{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Ca=class extends ni{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var Li=class extends ni{constructor(e,t,i){super(new Float32Array(e),t,i)}},Nb=new fs,xa=new Q,bd=new Q,Uo=class{constructor(e=new Q,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):Nb.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;xa.subVectors(e,this.center);let t=xa.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(xa,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(bd.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(xa.copy(e.center).add(bd)),this.expandByPoint(xa.copy(e.center).sub(bd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Fb=0,Ci=new en,Sd=new Ii,To=new Q,gi=new fs,ya=new fs,kn=new Q,Di=class n extends hs{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Fb++}),this.uuid=Xa(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(vb(e)?Ca:Ra)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new st().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ci.makeRotationFromQuaternion(e),this.applyMatrix4(Ci),this}rotateX(e){return Ci.makeRotationX(e),this.applyMatrix4(Ci),this}rotateY(e){return Ci.makeRotationY(e),this.applyMatrix4(Ci),this}rotateZ(e){return Ci.makeRotationZ(e),this.applyMatrix4(Ci),this}translate(e,t,i){return Ci.makeTranslation(e,t,i),this.applyMatrix4(Ci),this}scale(e,t,i){return Ci.makeScale(e,t,i),this.applyMatrix4(Ci),this}lookAt(e){return Sd.lookAt(e),Sd.updateMatrix(),this.applyMatrix4(Sd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(To).negate(),this.translate(To.x,To.y,To.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Li(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Qe("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new fs);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new Q(-1/0,-1/0,-1/0),new Q(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];gi.setFromBufferAttribute(r),this.morphTargetsRelative?(kn.addVectors(this.boundingBox.min,gi.min),this.boundingBox.expandByPoint(kn),kn.addVectors(this.boundingBox.max,gi.max),this.boundingBox.expandByPoint(kn)):(this.boundingBox.expandByPoint(gi.min),this.boundingBox.expandByPoint(gi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&it('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Uo);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new Q,1/0);return}if(e){let i=this.boundingSphere.center;if(gi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];ya.setFromBufferAttribute(a),this.morphTargetsRelative?(kn.addVectors(gi.min,ya.min),gi.expandByPoint(kn),kn.addVectors(gi.max,ya.max),gi.expandByPoint(kn)):(gi.expandByPoint(ya.min),gi.expandByPoint(ya.max))}gi.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)kn.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(kn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)kn.fromBufferAttribute(a,c),l&&(To.fromBufferAttribute(e,c),kn.add(To)),s=Math.max(s,i.distanceToSquared(kn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&it('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){it("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new ni(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let z=0;z<i.count;z++)a[z]=new Q,l[z]=new Q;let u=new Q,h=new Q,d=new Q,f=new ut,p=new ut,y=new ut,m=new Q,g=new Q;function b(z,F,D){c[z]=c[F]=c[D]=1,u.fromBufferAttribute(i,z),h.fromBufferAttribute(i,F),d.fromBufferAttribute(i,D),f.fromBufferAttribute(r,z),p.fromBufferAttribute(r,F),y.fromBufferAttribute(r,D),h.sub(u),d.sub(u),p.sub(f),y.sub(f);let W=1/(p.x*y.y-y.x*p.y);isFinite(W)&&(m.copy(h).multiplyScalar(y.y).addScaledVector(d,-p.y).multiplyScalar(W),g.copy(d).multiplyScalar(p.x).addScaledVector(h,-y.x).multiplyScalar(W),a[z].add(m),a[F].add(m),a[D].add(m),l[z].add(g),l[F].add(g),l[D].add(g))}let R=this.groups;R.length===0&&(R=[{start:0,count:e.count}]);for(let z=0,F=R.length;z<F;++z){let D=R[z],W=D.start,V=D.count;for(let U=W,q=W+V;U<q;U+=3)b(e.getX(U+0),e.getX(U+1),e.getX(U+2))}let S=new Q,I=new Q,A=new Q,_=new Q;function T(z){A.fromBufferAttribute(s,z),_.copy(A);let F=a[z];S.copy(F),S.sub(A.multiplyScalar(A.dot(F))).normalize(),I.crossVectors(_,F);let W=I.dot(l[z])<0?-1:1;o.setXYZW(z,S.x,S.y,S.z,W)}for(let z=0,F=i.count;z<F;++z)c[z]&&T(z);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new ni(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,f=i.count;d<f;d++)i.setXYZ(d,0,0,0);let s=new Q,r=new Q,o=new Q,a=new Q,l=new Q,c=new Q,u=new Q,h=new Q;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),y=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,m),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(i,p),l.fromBufferAttribute(i,y),c.fromBufferAttribute(i,m),a.add(u),l.add(u),c.add(u),i.setXYZ(p,a.x,a.y,a.z),i.setXYZ(y,l.x,l.y,l.z),i.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)kn.fromBufferAttribute(e,t),kn.normalize(),e.setXYZ(t,kn.x,kn.y,kn.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,h=a.normalized,d=new c.constructor(l.length*u),f=0,p=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*u;for(let g=0;g<u;g++)d[p++]=c[f++]}return new ni(d,u,h)}if(this.index===null)return Qe("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,i);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let u=0,h=c.length;u<h;u++){let d=c[u],f=e(d,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,d=c.length;h<d;h++){let f=c[h];u.push(f.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let c in s){let u=s[c];this.setAttribute(c,u.clone(t))}let r=e.morphAttributes;for(let c in r){let u=[],h=r[c];for(let d=0,f=h.length;d<f;d++)u.push(h[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Md=new Q,Ub=new Q,kb=new st,qi=class{constructor(e=new Q(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=Md.subVectors(i,t).cross(Ub.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta(Md),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||kb.getNormalMatrix(e),s=this.coplanarPoint(Md).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Ob=0,zr=class extends hs{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Ob++}),this.uuid=Xa(),this.name="",this.type="Material",this.blending=zo,this.side=ur,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Ud,this.blendDst=kd,this.blendEquation=Vr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Tt(0,0,0),this.blendAlpha=0,this.depthFunc=Lo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=b0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ec,this.stencilZFail=ec,this.stencilZPass=ec,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Qe(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Tt().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new qi().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new ut().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ut().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Ds=new Q,wd=new Q,zl=new Q,Hl=new Q,pc=class{constructor(e=new Q,t=new Q(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ds)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ds.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ds.copy(this.origin).addScaledVector(this.direction,t),Ds.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){wd.copy(e).add(t).multiplyScalar(.5),zl.copy(t).sub(e).normalize(),Hl.copy(this.origin).sub(wd);let r=e.distanceTo(t)*.5,o=-this.direction.dot(zl),a=Hl.dot(this.direction),l=-Hl.dot(zl),c=Hl.lengthSq(),u=Math.abs(1-o*o),h,d,f,p;if(u>0)if(h=o*l-a,d=o*a-l,p=r*u,h>=0)if(d>=-p)if(d<=p){let y=1/u;h*=y,d*=y,f=h*(h+o*d+2*a)+d*(o*h+d+2*l)+c}else d=r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d=-r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d<=-p?(h=Math.max(0,-(-o*r+a)),d=h>0?-r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c):d<=p?(h=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(h=Math.max(0,-(o*r+a)),d=h>0?r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c);else d=o>0?-r:r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(wd).addScaledVector(zl,d),f}intersectSphere(e,t){if(e.radius<0)return null;Ds.subVectors(e.center,this.origin);let i=Ds.dot(this.direction),s=Ds.dot(Ds)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return c>=0?(i=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(i=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),u>=0?(r=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-d.z)*h,l=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,l=(e.min.z-d.z)*h),i>l||a>s)||((a>i||i!==i)&&(i=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,Ds)!==null}intersectTriangle(e,t,i,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,y=t.y-o.y,m=t.z-o.z,g=i.x-o.x,b=i.y-o.y,R=i.z-o.z,S=Math.abs(l),I=Math.abs(c),A=Math.abs(u),_,T,z,F,D,W,V,U,q,J,G,he;if(S>=I&&S>=A?(z=l,W=h,q=p,he=g,l>=0?(_=c,T=u,F=d,D=f,V=y,U=m,J=b,G=R):(_=u,T=c,F=f,D=d,V=m,U=y,J=R,G=b)):I>=A?(z=c,W=d,q=y,he=b,c>=0?(_=u,T=l,F=f,D=h,V=m,U=p,J=R,G=g):(_=l,T=u,F=h,D=f,V=p,U=m,J=g,G=R)):(z=u,W=f,q=m,he=R,u>=0?(_=l,T=c,F=h,D=d,V=p,U=y,J=g,G=b):(_=c,T=l,F=d,D=h,V=y,U=p,J=b,G=g)),z===0)return null;let j=_/z,te=T/z,oe=1/z,pe=F-j*W,fe=D-te*W,ne=V-j*q,ve=U-te*q,be=J-j*he,Pe=G-te*he,Ee=be*ve-Pe*ne,Ye=pe*Pe-fe*be,at=ne*fe-ve*pe;if(s){if(Ee<0||Ye<0||at<0)return null}else if((Ee<0||Ye<0||at<0)&&(Ee>0||Ye>0||at>0))return null;let Xe=Ee+Ye+at;if(Xe===0)return null;let pt=oe*(Ee*W+Ye*q+at*he);return(Xe>0?pt<0:pt>0)?null:this.at(pt/Xe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},mc=class extends zr{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Tt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new or,this.combine=Od,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},zg=new en,Ur=new pc,Vl=new Uo,Hg=new Q,Gl=new Q,Wl=new Q,Xl=new Q,Ed=new Q,ql=new Q,Vg=new Q,Yl=new Q,On=class extends Ii{constructor(e=new Di,t=new mc){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){ql.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=a[l],h=r[l];u!==0&&(Ed.fromBufferAttribute(h,e),o?ql.addScaledVector(Ed,u):ql.addScaledVector(Ed.sub(t),u))}t.add(ql)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Vl.copy(i.boundingSphere),Vl.applyMatrix4(r),Ur.copy(e.ray).recast(e.near),!(Vl.containsPoint(Ur.origin)===!1&&(Ur.intersectSphere(Vl,Hg)===null||Ur.origin.distanceToSquared(Hg)>(e.far-e.near)**2))&&(zg.copy(r).invert(),Ur.copy(e.ray).applyMatrix4(zg),!(i.boundingBox!==null&&Ur.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,Ur)))}_computeIntersections(e,t,i){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let m=d[p],g=o[m.materialIndex],b=Math.max(m.start,f.start),R=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let S=b,I=R;S<I;S+=3){let A=a.getX(S),_=a.getX(S+1),T=a.getX(S+2);s=$l(this,g,e,i,c,u,h,A,_,T),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let m=p,g=y;m<g;m+=3){let b=a.getX(m),R=a.getX(m+1),S=a.getX(m+2);s=$l(this,o,e,i,c,u,h,b,R,S),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let m=d[p],g=o[m.materialIndex],b=Math.max(m.start,f.start),R=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let S=b,I=R;S<I;S+=3){let A=S,_=S+1,T=S+2;s=$l(this,g,e,i,c,u,h,A,_,T),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let m=p,g=y;m<g;m+=3){let b=m,R=m+1,S=m+2;s=$l(this,o,e,i,c,u,h,b,R,S),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function Bb(n,e,t,i,s,r,o,a){let l;if(e.side===ii?l=i.intersectTriangle(o,r,s,!0,a):l=i.intersectTriangle(s,r,o,e.side===ur,a),l===null)return null;Yl.copy(a),Yl.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(Yl);return c<t.near||c>t.far?null:{distance:c,point:Yl.clone(),object:n}}function $l(n,e,t,i,s,r,o,a,l,c){n.getVertexPosition(a,Gl),n.getVertexPosition(l,Wl),n.getVertexPosition(c,Xl);let u=Bb(n,e,t,i,Gl,Wl,Xl,Vg);if(u){let h=new Q;rr.getBarycoord(Vg,Gl,Wl,Xl,h),s&&(u.uv=rr.getInterpolatedAttribute(s,a,l,c,h,new ut)),r&&(u.uv1=rr.getInterpolatedAttribute(r,a,l,c,h,new ut)),o&&(u.normal=rr.getInterpolatedAttribute(o,a,l,c,h,new Q),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new Q,materialIndex:0};rr.getNormal(Gl,Wl,Xl,d.normal),u.face=d,u.barycoord=h}return u}var vi=class extends oi{constructor(e=null,t=1,i=1,s,r,o,a,l,c=on,u=on,h,d){super(null,o,a,l,c,u,s,r,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Pa=class extends ni{constructor(e,t,i,s=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var kr=new Uo,zb=new ut(.5,.5),Zl=new Q,Us=class{constructor(e=new qi,t=new qi,i=new qi,s=new qi,r=new qi,o=new qi){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Pi,i=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],u=r[4],h=r[5],d=r[6],f=r[7],p=r[8],y=r[9],m=r[10],g=r[11],b=r[12],R=r[13],S=r[14],I=r[15];if(s[0].setComponents(c-o,f-u,g-p,I-b).normalize(),s[1].setComponents(c+o,f+u,g+p,I+b).normalize(),s[2].setComponents(c+a,f+h,g+y,I+R).normalize(),s[3].setComponents(c-a,f-h,g-y,I-R).normalize(),i)s[4].setComponents(l,d,m,S).normalize(),s[5].setComponents(c-l,f-d,g-m,I-S).normalize();else if(s[4].setComponents(c-l,f-d,g-m,I-S).normalize(),t===Pi)s[5].setComponents(c+l,f+d,g+m,I+S).normalize();else if(t===wa)s[5].setComponents(l,d,m,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),kr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),kr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(kr)}intersectsSprite(e){kr.center.set(0,0,0);let t=zb.distanceTo(e.center);return kr.radius=.7071067811865476+t,kr.applyMatrix4(e.matrixWorld),this.intersectsSphere(kr)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(Zl.x=s.normal.x>0?e.max.x:e.min.x,Zl.y=s.normal.y>0?e.max.y:e.min.y,Zl.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Zl)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Gg=new en,gc=class n{constructor(){this.coordinateSystem=Pi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Gg.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new Us),i[s].setFromProjectionMatrix(Gg,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Us),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().copy(this)}};var La=class extends oi{constructor(e=[],t=Gr,i,s,r,o,a,l,c,u){super(e,t,i,s,r,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var ks=class extends oi{constructor(e,t,i=Ki,s,r,o,a=on,l=on,c,u=Fs,h=1){if(u!==Fs&&u!==Os)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:h};super(d,s,r,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new No(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Ia=class extends ks{constructor(e,t=Ki,i=Gr,s,r,o=on,a=on,l,c=Fs){let u={width:e,height:e,depth:1},h=[u,u,u,u,u,u];super(e,e,t,i,s,r,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Da=class extends oi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},ko=class n extends Di{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],u=[],h=[],d=0,f=0;p("z","y","x",-1,-1,i,t,e,o,r,0),p("z","y","x",1,-1,i,t,-e,o,r,1),p("x","z","y",1,1,e,i,t,s,o,2),p("x","z","y",1,-1,e,i,-t,s,o,3),p("x","y","z",1,-1,e,t,i,s,r,4),p("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new Li(c,3)),this.setAttribute("normal",new Li(u,3)),this.setAttribute("uv",new Li(h,2));function p(y,m,g,b,R,S,I,A,_,T,z){let F=S/_,D=I/T,W=S/2,V=I/2,U=A/2,q=_+1,J=T+1,G=0,he=0,j=new Q;for(let te=0;te<J;te++){let oe=te*D-V;for(let pe=0;pe<q;pe++){let fe=pe*F-W;j[y]=fe*b,j[m]=oe*R,j[g]=U,c.push(j.x,j.y,j.z),j[y]=0,j[m]=0,j[g]=A>0?1:-1,u.push(j.x,j.y,j.z),h.push(pe/_),h.push(1-te/T),G+=1}}for(let te=0;te<T;te++)for(let oe=0;oe<_;oe++){let pe=d+oe+q*te,fe=d+oe+q*(te+1),ne=d+(oe+1)+q*(te+1),ve=d+(oe+1)+q*te;l.push(pe,fe,ve),l.push(fe,ne,ve),he+=6}a.addGroup(f,he,z),f+=he,d+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Na=class n extends Di{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),l=Math.floor(s),c=a+1,u=l+1,h=e/a,d=t/l,f=[],p=[],y=[],m=[];for(let g=0;g<u;g++){let b=g*d-o;for(let R=0;R<c;R++){let S=R*h-r;p.push(S,-b,0),y.push(0,0,1),m.push(R/a),m.push(1-g/l)}}for(let g=0;g<l;g++)for(let b=0;b<a;b++){let R=b+c*g,S=b+c*(g+1),I=b+1+c*(g+1),A=b+1+c*g;f.push(R,S,A),f.push(S,I,A)}this.setIndex(f),this.setAttribute("position",new Li(p,3)),this.setAttribute("normal",new Li(y,3)),this.setAttribute("uv",new Li(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};function Xr(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(Wg(s))s.isRenderTargetTexture?(Qe("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(Wg(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function $n(n){let e={};for(let t=0;t<n.length;t++){let i=Xr(n[t]);for(let s in i)e[s]=i[s]}return e}function Wg(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function Hb(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function af(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:bt.workingColorSpace}var N0={clone:Xr,merge:$n},Vb=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Gb=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ps=class extends zr{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Vb,this.fragmentShader=Gb,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Xr(e.uniforms),this.uniformsGroups=Hb(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new Tt().setHex(s.value);break;case"v2":this.uniforms[i].value=new ut().fromArray(s.value);break;case"v3":this.uniforms[i].value=new Q().fromArray(s.value);break;case"v4":this.uniforms[i].value=new Et().fromArray(s.value);break;case"m3":this.uniforms[i].value=new st().fromArray(s.value);break;case"m4":this.uniforms[i].value=new en().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Ni=class extends ps{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var _c=class extends zr{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=x0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},vc=class extends zr{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Ao(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function Kl(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var ar=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];e:{t:{let o;n:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break t}o=t.length;break n}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let l=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(s=r,r=t[--i-1],e>=r)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},xc=class extends ar{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Ad,endingEnd:Ad}}intervalChanged_(e,t,i){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Rd:r=e,a=2*t-i;break;case Cd:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case Rd:o=e,l=2*i-t;break;case Cd:o=1,l=i+s[1]-s[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(i-t)/(s-t),y=p*p,m=y*p,g=-d*m+2*d*y-d*p,b=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*p+1,R=(-1-f)*m+(1.5+f)*y+.5*p,S=f*m-f*y;for(let I=0;I!==a;++I)r[I]=g*o[u+I]+b*o[c+I]+R*o[l+I]+S*o[h+I];return r}},yc=class extends ar{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(s-t),h=1-u;for(let d=0;d!==a;++d)r[d]=o[c+d]*h+o[l+d]*u;return r}},bc=class extends ar{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Sc=class extends ar{interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let p=(i-t)/(s-t),y=1-p;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*p;return r}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let y=o[c+p],m=o[l+p],g=f*d+p*2,b=h[g],R=h[g+1],S=e*d+p*2,I=u[S],A=u[S+1],_=Xb(i,t,b,I,s);r[p]=F0(_,y,R,A,m)}return r}};function F0(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*s}function Wb(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function Xb(n,e,t,i,s){let r=(n-e)/(s-e);for(let o=0;o<8;o++){let a=F0(r,e,t,i,s)-n;if(Math.abs(a)<1e-10)break;let l=Wb(r,e,t,i,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var xi=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Ao(t,this.TimeBufferType),this.values=Ao(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Ao(e.times,Array),values:Ao(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s),Kl(e.settings)&&(i.settings={inTangents:Ao(e.settings.inTangents,Array),outTangents:Ao(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new bc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new yc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new xc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Sc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Sa:t=this.InterpolantFactoryMethodDiscrete;break;case cc:t=this.InterpolantFactoryMethodLinear;break;case Ql:t=this.InterpolantFactoryMethodSmooth;break;case Td:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Qe("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Sa;case this.InterpolantFactoryMethodLinear:return cc;case this.InterpolantFactoryMethodSmooth:return Ql;case this.InterpolantFactoryMethodBezier:return Td}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;Kl(this.settings)&&(Xg(this.settings.inTangents,e),Xg(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;Kl(this.settings)&&(qg(this.settings.inTangents,e),qg(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(it("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(it("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){it("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){it("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&xb(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){it("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===Ql,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(s)l=!0;else{let h=a*i,d=h-i,f=h+i;for(let p=0;p!==i;++p){let y=t[h+p];if(y!==t[d+p]||y!==t[f+p]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*i,d=o*i;for(let f=0;f!==i;++f)t[d+f]=t[h+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,Kl(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Xg(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function qg(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}xi.prototype.ValueTypeName="";xi.prototype.TimeBufferType=Float32Array;xi.prototype.ValueBufferType=Float32Array;xi.prototype.DefaultInterpolation=cc;var lr=class extends xi{constructor(e,t,i){super(e,t,i)}};lr.prototype.ValueTypeName="bool";lr.prototype.ValueBufferType=Array;lr.prototype.DefaultInterpolation=Sa;lr.prototype.InterpolantFactoryMethodLinear=void 0;lr.prototype.InterpolantFactoryMethodSmooth=void 0;var Mc=class extends xi{constructor(e,t,i,s){super(e,t,i,s)}};Mc.prototype.ValueTypeName="color";var wc=class extends xi{constructor(e,t,i,s){super(e,t,i,s)}};wc.prototype.ValueTypeName="number";var Ec=class extends ar{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(s-t),c=e*a;for(let u=c+a;c!==u;c+=4)ds.slerpFlat(r,0,o,c-a,o,c,l);return r}},Fa=class extends xi{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new Ec(this.times,this.values,this.getValueSize(),e)}};Fa.prototype.ValueTypeName="quaternion";Fa.prototype.InterpolantFactoryMethodSmooth=void 0;var cr=class extends xi{constructor(e,t,i){super(e,t,i)}};cr.prototype.ValueTypeName="string";cr.prototype.ValueBufferType=Array;cr.prototype.DefaultInterpolation=Sa;cr.prototype.InterpolantFactoryMethodLinear=void 0;cr.prototype.InterpolantFactoryMethodSmooth=void 0;var Tc=class extends xi{constructor(e,t,i,s){super(e,t,i,s)}};Tc.prototype.ValueTypeName="vector";var Ac=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=c.length;h<d;h+=2){let f=c[h],p=c[h+1];if(f.global&&(f.lastIndex=0),f.test(u))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},U0=new Ac,Rc=class{constructor(e){this.manager=e!==void 0?e:U0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Rc.DEFAULT_MATERIAL_NAME="__DEFAULT";var Jl=new Q,jl=new ds,cs=new Q,$i=class extends Ii{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new en,this.projectionMatrix=new en,this.projectionMatrixInverse=new en,this.coordinateSystem=Pi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Jl,jl,cs),cs.x===1&&cs.y===1&&cs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Jl,jl,cs.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Jl,jl,cs),cs.x===1&&cs.y===1&&cs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Jl,jl,cs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},sr=new Q,Yg=new ut,$g=new ut,ti=class extends $i{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=uc*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(rd*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return uc*2*Math.atan(Math.tan(rd*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){sr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(sr.x,sr.y).multiplyScalar(-e/sr.z),sr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(sr.x,sr.y).multiplyScalar(-e/sr.z)}getViewSize(e,t){return this.getViewBounds(e,Yg,$g),t.subVectors($g,Yg)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(rd*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*i/c,s*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Cc=class extends $i{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=i-e,o=i+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var Ua=class extends Di{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Ro=-90,Co=1,Oo=class extends Ii{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ti(Ro,Co,e,t);s.layers=this.layers,this.add(s);let r=new ti(Ro,Co,e,t);r.layers=this.layers,this.add(r);let o=new ti(Ro,Co,e,t);o.layers=this.layers,this.add(o);let a=new ti(Ro,Co,e,t);a.layers=this.layers,this.add(a);let l=new ti(Ro,Co,e,t);l.layers=this.layers,this.add(l);let c=new ti(Ro,Co,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Pi)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===wa)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let y=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=y,e.setRenderTarget(i,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(h,d,f),e.xr.enabled=p,i.texture.needsPMREMUpdate=!0}},Pc=class extends ti{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var lf="\\[\\]\\.:\\/",qb=new RegExp("["+lf+"]","g"),cf="[^"+lf+"]",Yb="[^"+lf.replace("\\.","")+"]",$b=/((?:WC+[\/:])*)/.source.replace("WC",cf),Zb=/(WCOD+)?/.source.replace("WCOD",Yb),Kb=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",cf),Jb=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",cf),jb=new RegExp("^"+$b+Zb+Kb+Jb+"$"),Qb=["material","materials","bones","map"],Pd=class{constructor(e,t,i){let s=i||Qt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},Qt=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(qb,"")}static parseTrackName(e){let t=jb.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);Qb.indexOf(r)!==-1&&(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Qe("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){it("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){it("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){it("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){it("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){it("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;it("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Qt.Composite=Pd;Qt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Qt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Qt.prototype.GetterByBindingType=[Qt.prototype._getValue_direct,Qt.prototype._getValue_array,Qt.prototype._getValue_arrayElement,Qt.prototype._getValue_toArray];Qt.prototype.SetterByBindingTypeAndVersioning=[[Qt.prototype._setValue_direct,Qt.prototype._setValue_direct_setNeedsUpdate,Qt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Qt.prototype._setValue_array,Qt.prototype._setValue_array_setNeedsUpdate,Qt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Qt.prototype._setValue_arrayElement,Qt.prototype._setValue_arrayElement_setNeedsUpdate,Qt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Qt.prototype._setValue_fromArray,Qt.prototype._setValue_fromArray_setNeedsUpdate,Qt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var _A=new Float32Array(1);var mf=class mf{constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};mf.prototype.isMatrix2=!0;var Ld=mf;function uf(n,e,t,i){let s=eS(i);switch(t){case Jd:return n*e;case Go:return n*e/s.components*s.byteLength;case Oc:return n*e/s.components*s.byteLength;case hr:return n*e*2/s.components*s.byteLength;case Bc:return n*e*2/s.components*s.byteLength;case jd:return n*e*3/s.components*s.byteLength;case Vn:return n*e*4/s.components*s.byteLength;case zc:return n*e*4/s.components*s.byteLength;case Ba:case za:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Ha:case Va:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Vc:case Wc:return Math.max(n,16)*Math.max(e,8)/4;case Hc:case Gc:return Math.max(n,8)*Math.max(e,8)/2;case Xc:case qc:case $c:case Zc:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Yc:case Ga:case Kc:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Jc:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case jc:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case Qc:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case eu:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case tu:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case nu:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case iu:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case su:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case ru:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case ou:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case au:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case lu:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case cu:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case uu:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case hu:case du:case fu:return Math.ceil(n/4)*Math.ceil(e/4)*16;case pu:case mu:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Wa:case gu:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function eS(n){switch(n){case si:case Yd:return{byteLength:1,components:1};case Vo:case $d:case bi:return{byteLength:2,components:1};case Uc:case kc:return{byteLength:2,components:4};case Ki:case Fc:case yi:return{byteLength:4,components:1};case Zd:case Kd:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Qe("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function s_(){let n=null,e=!1,t=null,i=null;function s(r,o){i=n.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function nS(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,h=c.byteLength,d=n.createBuffer();n.bindBuffer(l,d),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,l,c){let u=l.array,h=l.updateRanges;if(n.bindBuffer(c,a),h.length===0)n.bufferSubData(c,0,u);else{h.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<h.length;f++){let p=h[d],y=h[f];y.start<=p.start+p.count+1?p.count=Math.max(p.count,y.start+y.count-p.start):(++d,h[d]=y)}h.length=d+1;for(let f=0,p=h.length;f<p;f++){let y=h[f];n.bufferSubData(c,y.start*u.BYTES_PER_ELEMENT,u,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var iS=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,sS=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,rS=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,oS=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,aS=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,lS=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,cS=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,uS=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,hS=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,dS=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,fS=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,pS=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,mS=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,gS=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,_S=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,vS=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,xS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,yS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,bS=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,SS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,MS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,wS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,ES=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,TS=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,AS=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,RS=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,CS=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,PS=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,LS=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,IS="gl_FragColor = linearToOutputTexel( gl_FragColor );",DS=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,NS=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,FS=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,US=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,kS=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,OS=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,BS=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,zS=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,HS=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,VS=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,GS=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,WS=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,XS=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,qS=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,YS=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,$S=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,ZS=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,KS=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,JS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,jS=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,QS=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,eM=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,tM=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,nM=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,iM=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,sM=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,rM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,oM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,aM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,lM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,cM=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,uM=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,hM=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,dM=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,fM=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,pM=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,mM=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,gM=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,_M=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,vM=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,xM=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,yM=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,bM=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,SM=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,MM=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,wM=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,EM=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,TM=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,AM=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,RM=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,CM=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,PM=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,LM=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,IM=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,DM=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,NM=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,FM=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,UM=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,kM=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,OM=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,BM=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,zM=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,HM=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,VM=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,GM=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,WM=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,XM=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,qM=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,YM=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,$M=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,ZM=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,KM=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,JM=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,jM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,QM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,ew=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,tw=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,nw=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,iw=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,sw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,rw=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,ow=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,aw=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,lw=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,cw=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,uw=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,hw=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,dw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,fw=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,pw=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,mw=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,gw=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,_w=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,vw=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,xw=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,yw=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,bw=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Sw=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,Mw=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,ww=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Ew=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Tw=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,Aw=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Rw=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Cw=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Pw=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,Lw=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Iw=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Dw=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Nw=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Fw=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ft={alphahash_fragment:iS,alphahash_pars_fragment:sS,alphamap_fragment:rS,alphamap_pars_fragment:oS,alphatest_fragment:aS,alphatest_pars_fragment:lS,aomap_fragment:cS,aomap_pars_fragment:uS,batching_pars_vertex:hS,batching_vertex:dS,begin_vertex:fS,beginnormal_vertex:pS,bsdfs:mS,iridescence_fragment:gS,bumpmap_pars_fragment:_S,clipping_planes_fragment:vS,clipping_planes_pars_fragment:xS,clipping_planes_pars_vertex:yS,clipping_planes_vertex:bS,color_fragment:SS,color_pars_fragment:MS,color_pars_vertex:wS,color_vertex:ES,common:TS,defaultnormal_vertex:AS,displacementmap_pars_vertex:RS,displacementmap_vertex:CS,emissivemap_fragment:PS,emissivemap_pars_fragment:LS,colorspace_fragment:IS,colorspace_pars_fragment:DS,envmap_fragment:NS,envmap_common_pars_fragment:FS,envmap_pars_fragment:US,envmap_pars_vertex:kS,envmap_physical_pars_fragment:$S,envmap_vertex:OS,fog_vertex:BS,fog_pars_vertex:zS,fog_fragment:HS,fog_pars_fragment:VS,gradientmap_pars_fragment:GS,lightmap_pars_fragment:WS,lights_lambert_fragment:XS,lights_lambert_pars_fragment:qS,lights_pars_begin:YS,lights_toon_fragment:ZS,lights_toon_pars_fragment:KS,lights_phong_fragment:JS,lights_phong_pars_fragment:jS,lights_physical_fragment:QS,lights_physical_pars_fragment:eM,lights_fragment_begin:tM,lights_fragment_maps:nM,lights_fragment_end:iM,lightprobes_pars_fragment:sM,logdepthbuf_fragment:rM,logdepthbuf_pars_fragment:oM,logdepthbuf_pars_vertex:aM,logdepthbuf_vertex:lM,map_fragment:cM,map_pars_fragment:uM,map_particle_fragment:hM,map_particle_pars_fragment:dM,metalnessmap_fragment:fM,metalnessmap_pars_fragment:pM,morphinstance_vertex:mM,morphcolor_vertex:gM,morphnormal_vertex:_M,morphtarget_pars_vertex:vM,morphtarget_vertex:xM,normal_fragment_begin:yM,normal_fragment_maps:bM,normal_pars_fragment:SM,normal_pars_vertex:MM,normal_vertex:wM,normalmap_pars_fragment:EM,clearcoat_normal_fragment_begin:TM,clearcoat_normal_fragment_maps:AM,clearcoat_pars_fragment:RM,iridescence_pars_fragment:CM,opaque_fragment:PM,packing:LM,premultiplied_alpha_fragment:IM,project_vertex:DM,dithering_fragment:NM,dithering_pars_fragment:FM,roughnessmap_fragment:UM,roughnessmap_pars_fragment:kM,shadowmap_pars_fragment:OM,shadowmap_pars_vertex:BM,shadowmap_vertex:zM,shadowmask_pars_fragment:HM,skinbase_vertex:VM,skinning_pars_vertex:GM,skinning_vertex:WM,skinnormal_vertex:XM,specularmap_fragment:qM,specularmap_pars_fragment:YM,tonemapping_fragment:$M,tonemapping_pars_fragment:ZM,transmission_fragment:KM,transmission_pars_fragment:JM,uv_pars_fragment:jM,uv_pars_vertex:QM,uv_vertex:ew,worldpos_vertex:tw,background_vert:nw,background_frag:iw,backgroundCube_vert:sw,backgroundCube_frag:rw,cube_vert:ow,cube_frag:aw,depth_vert:lw,depth_frag:cw,distance_vert:uw,distance_frag:hw,equirect_vert:dw,equirect_frag:fw,linedashed_vert:pw,linedashed_frag:mw,meshbasic_vert:gw,meshbasic_frag:_w,meshlambert_vert:vw,meshlambert_frag:xw,meshmatcap_vert:yw,meshmatcap_frag:bw,meshnormal_vert:Sw,meshnormal_frag:Mw,meshphong_vert:ww,meshphong_frag:Ew,meshphysical_vert:Tw,meshphysical_frag:Aw,meshtoon_vert:Rw,meshtoon_frag:Cw,points_vert:Pw,points_frag:Lw,shadow_vert:Iw,shadow_frag:Dw,sprite_vert:Nw,sprite_frag:Fw},Fe={common:{diffuse:{value:new Tt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new st}},envmap:{envMap:{value:null},envMapRotation:{value:new st},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new st}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new st}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new st},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new st},normalScale:{value:new ut(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new st},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new st}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new st}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new st}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Tt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Tt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0},uvTransform:{value:new st}},sprite:{diffuse:{value:new Tt(16777215)},opacity:{value:1},center:{value:new ut(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}}},_s={basic:{uniforms:$n([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:$n([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,Fe.lights,{emissive:{value:new Tt(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:$n([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,Fe.lights,{emissive:{value:new Tt(0)},specular:{value:new Tt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:$n([Fe.common,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.roughnessmap,Fe.metalnessmap,Fe.fog,Fe.lights,{emissive:{value:new Tt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:$n([Fe.common,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.gradientmap,Fe.fog,Fe.lights,{emissive:{value:new Tt(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:$n([Fe.common,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:$n([Fe.points,Fe.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:$n([Fe.common,Fe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:$n([Fe.common,Fe.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:$n([Fe.common,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:$n([Fe.sprite,Fe.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new st},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new st}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:$n([Fe.common,Fe.displacementmap,{referencePosition:{value:new Q},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:$n([Fe.lights,Fe.fog,{color:{value:new Tt(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};_s.physical={uniforms:$n([_s.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new st},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new st},clearcoatNormalScale:{value:new ut(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new st},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new st},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new st},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new st},sheen:{value:0},sheenColor:{value:new Tt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new st},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new st},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new st},transmissionSamplerSize:{value:new ut},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new st},attenuationDistance:{value:0},attenuationColor:{value:new Tt(0)},specularColor:{value:new Tt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new st},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new st},anisotropyVector:{value:new ut},anisotropyMap:{value:null},anisotropyMapTransform:{value:new st}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};var _u={r:0,b:0,g:0},Uw=new en,r_=new st;r_.set(-1,0,0,0,1,0,0,0,1);function kw(n,e,t,i,s,r){let o=new Tt(0),a=s===!0?0:1,l,c,u=null,h=0,d=null;function f(b){let R=b.isScene===!0?b.background:null;if(R&&R.isTexture){let S=b.backgroundBlurriness>0;R=e.get(R,S)}return R}function p(b){let R=!1,S=f(b);S===null?m(o,a):S&&S.isColor&&(m(S,1),R=!0);let I=n.xr.getEnvironmentBlendMode();I==="additive"?t.buffers.color.setClear(0,0,0,1,r):I==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||R)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function y(b,R){let S=f(R);S&&S.isCubeTexture?(c===void 0&&(c=new On(new ko(1,1,1),new ps({name:"BackgroundCubeMaterial",uniforms:Xr(_s.backgroundCube.uniforms),vertexShader:_s.backgroundCube.vertexShader,fragmentShader:_s.backgroundCube.fragmentShader,side:ii,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(I,A,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=S,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(Uw.makeRotationFromEuler(R.backgroundRotation)).transpose(),S.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(r_),c.material.toneMapped=bt.getTransfer(S.colorSpace)!==Dt,(u!==S||h!==S.version||d!==n.toneMapping)&&(c.material.needsUpdate=!0,u=S,h=S.version,d=n.toneMapping),c.layers.enableAll(),b.unshift(c,c.geometry,c.material,0,0,null)):S&&S.isTexture&&(l===void 0&&(l=new On(new Na(2,2),new ps({name:"BackgroundMaterial",uniforms:Xr(_s.background.uniforms),vertexShader:_s.background.vertexShader,fragmentShader:_s.background.fragmentShader,side:ur,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=S,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=bt.getTransfer(S.colorSpace)!==Dt,S.matrixAutoUpdate===!0&&S.updateMatrix(),l.material.uniforms.uvTransform.value.copy(S.matrix),(u!==S||h!==S.version||d!==n.toneMapping)&&(l.material.needsUpdate=!0,u=S,h=S.version,d=n.toneMapping),l.layers.enableAll(),b.unshift(l,l.geometry,l.material,0,0,null))}function m(b,R){b.getRGB(_u,af(n)),t.buffers.color.setClear(_u.r,_u.g,_u.b,R,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(b,R=1){o.set(b),a=R,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(b){a=b,m(o,a)},render:p,addToRenderList:y,dispose:g}}function Ow(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=d(null),r=s,o=!1;function a(D,W,V,U,q){let J=!1,G=h(D,U,V,W);r!==G&&(r=G,c(r.object)),J=f(D,U,V,q),J&&p(D,U,V,q),q!==null&&e.update(q,n.ELEMENT_ARRAY_BUFFER),(J||o)&&(o=!1,S(D,W,V,U),q!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(q).buffer))}function l(){return n.createVertexArray()}function c(D){return n.bindVertexArray(D)}function u(D){return n.deleteVertexArray(D)}function h(D,W,V,U){let q=U.wireframe===!0,J=i[W.id];J===void 0&&(J={},i[W.id]=J);let G=D.isInstancedMesh===!0?D.id:0,he=J[G];he===void 0&&(he={},J[G]=he);let j=he[V.id];j===void 0&&(j={},he[V.id]=j);let te=j[q];return te===void 0&&(te=d(l()),j[q]=te),te}function d(D){let W=[],V=[],U=[];for(let q=0;q<t;q++)W[q]=0,V[q]=0,U[q]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:W,enabledAttributes:V,attributeDivisors:U,object:D,attributes:{},index:null}}function f(D,W,V,U){let q=r.attributes,J=W.attributes,G=0,he=V.getAttributes();for(let j in he)if(he[j].location>=0){let oe=q[j],pe=J[j];if(pe===void 0&&(j==="instanceMatrix"&&D.instanceMatrix&&(pe=D.instanceMatrix),j==="instanceColor"&&D.instanceColor&&(pe=D.instanceColor)),oe===void 0||oe.attribute!==pe||pe&&oe.data!==pe.data)return!0;G++}return r.attributesNum!==G||r.index!==U}function p(D,W,V,U){let q={},J=W.attributes,G=0,he=V.getAttributes();for(let j in he)if(he[j].location>=0){let oe=J[j];oe===void 0&&(j==="instanceMatrix"&&D.instanceMatrix&&(oe=D.instanceMatrix),j==="instanceColor"&&D.instanceColor&&(oe=D.instanceColor));let pe={};pe.attribute=oe,oe&&oe.data&&(pe.data=oe.data),q[j]=pe,G++}r.attributes=q,r.attributesNum=G,r.index=U}function y(){let D=r.newAttributes;for(let W=0,V=D.length;W<V;W++)D[W]=0}function m(D){g(D,0)}function g(D,W){let V=r.newAttributes,U=r.enabledAttributes,q=r.attributeDivisors;V[D]=1,U[D]===0&&(n.enableVertexAttribArray(D),U[D]=1),q[D]!==W&&(n.vertexAttribDivisor(D,W),q[D]=W)}function b(){let D=r.newAttributes,W=r.enabledAttributes;for(let V=0,U=W.length;V<U;V++)W[V]!==D[V]&&(n.disableVertexAttribArray(V),W[V]=0)}function R(D,W,V,U,q,J,G){G===!0?n.vertexAttribIPointer(D,W,V,q,J):n.vertexAttribPointer(D,W,V,U,q,J)}function S(D,W,V,U){y();let q=U.attributes,J=V.getAttributes(),G=W.defaultAttributeValues;for(let he in J){let j=J[he];if(j.location>=0){let te=q[he];if(te===void 0&&(he==="instanceMatrix"&&D.instanceMatrix&&(te=D.instanceMatrix),he==="instanceColor"&&D.instanceColor&&(te=D.instanceColor)),te!==void 0){let oe=te.normalized,pe=te.itemSize,fe=e.get(te);if(fe===void 0)continue;let ne=fe.buffer,ve=fe.type,be=fe.bytesPerElement,Pe=ve===n.INT||ve===n.UNSIGNED_INT||te.gpuType===Fc;if(te.isInterleavedBufferAttribute){let Ee=te.data,Ye=Ee.isInterleavedBuffer===!0?Ee.stride:Ee.itemSize,at=te.offset;if(Ee.isInstancedInterleavedBuffer||Ee.isInstancedBufferAttribute){for(let Xe=0;Xe<j.locationSize;Xe++)g(j.location+Xe,Ee.meshPerAttribute);D.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=Ee.meshPerAttribute*Ee.count)}else for(let Xe=0;Xe<j.locationSize;Xe++)m(j.location+Xe);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let Xe=0;Xe<j.locationSize;Xe++)R(j.location+Xe,pe/j.locationSize,ve,oe,Ye*be,(at+pe/j.locationSize*Xe)*be,Pe)}else{if(te.isInstancedBufferAttribute){for(let Ee=0;Ee<j.locationSize;Ee++)g(j.location+Ee,te.meshPerAttribute);D.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=te.meshPerAttribute*te.count)}else for(let Ee=0;Ee<j.locationSize;Ee++)m(j.location+Ee);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let Ee=0;Ee<j.locationSize;Ee++)R(j.location+Ee,pe/j.locationSize,ve,oe,pe*be,pe/j.locationSize*Ee*be,Pe)}}else if(G!==void 0){let oe=G[he];if(oe!==void 0)switch(oe.length){case 2:n.vertexAttrib2fv(j.location,oe);break;case 3:n.vertexAttrib3fv(j.location,oe);break;case 4:n.vertexAttrib4fv(j.location,oe);break;default:n.vertexAttrib1fv(j.location,oe)}}}}b()}function I(){z();for(let D in i){let W=i[D];for(let V in W){let U=W[V];for(let q in U){let J=U[q];for(let G in J)u(J[G].object),delete J[G];delete U[q]}}delete i[D]}}function A(D){if(i[D.id]===void 0)return;let W=i[D.id];for(let V in W){let U=W[V];for(let q in U){let J=U[q];for(let G in J)u(J[G].object),delete J[G];delete U[q]}}delete i[D.id]}function _(D){for(let W in i){let V=i[W];for(let U in V){let q=V[U];if(q[D.id]===void 0)continue;let J=q[D.id];for(let G in J)u(J[G].object),delete J[G];delete q[D.id]}}}function T(D){for(let W in i){let V=i[W],U=D.isInstancedMesh===!0?D.id:0,q=V[U];if(q!==void 0){for(let J in q){let G=q[J];for(let he in G)u(G[he].object),delete G[he];delete q[J]}delete V[U],Object.keys(V).length===0&&delete i[W]}}}function z(){F(),o=!0,r!==s&&(r=s,c(r.object))}function F(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:z,resetDefaultState:F,dispose:I,releaseStatesOfGeometry:A,releaseStatesOfObject:T,releaseStatesOfProgram:_,initAttributes:y,enableAttribute:m,disableUnusedAttributes:b}}function Bw(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let d=0;for(let f=0;f<u;f++)d+=c[f];t.update(d,i,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function zw(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let _=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==Vn&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let T=_===bi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(_!==si&&_!==yi&&!T&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Qe("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&Qe("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&Qe("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),p=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),g=n.getParameter(n.MAX_VERTEX_ATTRIBS),b=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),R=n.getParameter(n.MAX_VARYING_VECTORS),S=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),I=n.getParameter(n.MAX_SAMPLES),A=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:p,maxTextureSize:y,maxCubemapSize:m,maxAttributes:g,maxVertexUniforms:b,maxVaryings:R,maxFragmentUniforms:S,maxSamples:I,samples:A}}function Hw(n){let e=this,t=null,i=0,s=!1,r=!1,o=new qi,a=new st,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let f=h.length!==0||d||i!==0||s;return s=d,i=h.length,f},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,f){let p=h.clippingPlanes,y=h.clipIntersection,m=h.clipShadows,g=n.get(h);if(!s||p===null||p.length===0||r&&!m)r?u(null):c();else{let b=r?0:i,R=b*4,S=g.clippingState||null;l.value=S,S=u(p,d,R,f);for(let I=0;I!==R;++I)S[I]=t[I];g.clippingState=S,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=b}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,d,f,p){let y=h!==null?h.length:0,m=null;if(y!==0){if(m=l.value,p!==!0||m===null){let g=f+y*4,b=d.matrixWorldInverse;a.getNormalMatrix(b),(m===null||m.length<g)&&(m=new Float32Array(g));for(let R=0,S=f;R!==y;++R,S+=4)o.copy(h[R]).applyMatrix4(b,a),o.normal.toArray(m,S),m[S+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,m}}var $a=class extends Hn{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new La(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new ko(5,5,5),r=new ps({name:"CubemapFromEquirect",uniforms:Xr(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:ii,blending:Hr});r.uniforms.tEquirect.value=t;let o=new On(s,r),a=t.minFilter;return t.minFilter===Zi&&(t.minFilter=Lt),new Oo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},k0=256,Vw=3,Gw=20,o_=256,a_=16,Ww=3,Xw=new Q,qw=new Tt,xu=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Oo(1,10,null),this._boxMesh=new On(new ko(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=Xw}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,p=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(qw));let m=new Oo(i,s,u);return m.position.copy(a),m.update(l,e),l.autoClear=h,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=p,e.background=y,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=z0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=B0(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(k0,I0(e))}_fromTexture(e,t){e.mapping===Gr||e.mapping===Ho?this._setSize(e.image.length===0?k0:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=O0(e,!1,!1),i=Math.log2(e)-Vw;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=O0(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Gr||e.mapping===Ho?(this._cubemapMaterial===null&&(this._cubemapMaterial=z0()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=B0()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=Yw(),this._integrationMaterial=$w());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/a_);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-Ww)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(o_*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=Zw());let i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function O0(n,e,t){return new $a(n,{minFilter:Zi,generateMipmaps:e,type:bi,colorSpace:Br,depthBuffer:t})}function Za(n,e,t){return new ps({name:n,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:ii,blending:Hr,depthTest:!1,depthWrite:!1})}function Yw(){return Za("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${o_}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function $w(){return Za("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:a_}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Zw(){return Za("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Gw}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function B0(){return Za("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function z0(){return Za("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Kw(n){let e=new WeakMap,t=new WeakMap,i=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Ic||f===Dc)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let y=new $a(p.height);return y.fromEquirectangularTexture(n,d),e.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===Ic||f===Dc,y=f===Gr||f===Ho;if(p||y){let m=t.get(d),g=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return i===null&&(i=new xu(n)),m=p?i.fromEquirectangular(d,m):i.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let b=d.image;return p&&b&&b.height>0||y&&b&&l(b)?(i===null&&(i=new xu(n)),m=p?i.fromEquirectangular(d):i.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",u),m.texture):null}}}return d}function a(d,f){return f===Ic?d.mapping=Gr:f===Dc&&(d.mapping=Ho),d}function l(d){let f=0,p=6;for(let y=0;y<p;y++)d[y]!==void 0&&f++;return f===p}function c(d){let f=d.target;f.removeEventListener("dispose",c);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function u(d){let f=d.target;f.removeEventListener("dispose",u);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function h(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:h}}function Jw(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let s=t(i);return s===null&&ba("WebGLRenderer: "+i+" extension not supported."),s}}}function jw(n,e,t,i){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){l(p.target)}function l(p){p.index!==null&&e.remove(p.index);for(let m in p.attributes)e.remove(p.attributes[m]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let y=r.get(p);y&&(e.remove(y),r.delete(p)),i.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function c(p,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function u(p){let y=p.attributes;for(let m in y)e.update(y[m],n.ARRAY_BUFFER)}function h(p){let y=p.index,m=p.attributes.position,g=0;if(m===void 0)return;let b=y!==null?y.array.length:m.array.length/3-1,R=m.count>=65535?Ca:Ra,S=new R(Math.ceil(b/3)*6,1),I=S.array;if(y!==null){let _=y.array;g=y.version;for(let T=0,z=0;T<b;T+=3){let F=_[T+0],D=_[T+1],W=_[T+2];I[z++]=F,I[z++]=D,I[z++]=D,I[z++]=W,I[z++]=W,I[z++]=F}}else{g=m.version;for(let _=0,T=0;_<b;_+=3){let z=_+0,F=_+1,D=_+2;I[T++]=z,I[T++]=F,I[T++]=F,I[T++]=D,I[T++]=D,I[T++]=z}}S.version=g;let A=r.get(p);A&&e.remove(A),r.set(p,S)}function d(p){let y=r.get(p);if(y){let m=p.index;m!==null&&y.version<m.version&&h(p)}else h(p);return r.get(p)}function f(){for(let p in s){let y=s[p].deref();y!==void 0&&l(y)}}return{get:c,update:u,getWireframeAttribute:d,dispose:f}}function Qw(n,e,t){let i;function s(h){i=h}let r,o;function a(h){r=h.type,o=h.bytesPerElement}function l(h,d){n.drawElements(i,d,r,h*o),t.update(d,i,1)}function c(h,d,f){f!==0&&(n.drawElementsInstanced(i,d,r,h*o,f),t.update(d,i,f))}function u(h,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,r,h,0,f);let y=0;for(let m=0;m<f;m++)y+=d[m];t.update(y,i,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function e1(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:it("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function t1(n,e,t){let i=new WeakMap,s=new Et;function r(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=i.get(a);if(d===void 0||d.count!==h){let z=function(){_.dispose(),i.delete(a),a.removeEventListener("dispose",z)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],b=a.morphAttributes.color||[],R=0;f===!0&&(R=1),p===!0&&(R=2),y===!0&&(R=3);let S=a.attributes.position.count*R,I=1;S>e.maxTextureSize&&(I=Math.ceil(S/e.maxTextureSize),S=e.maxTextureSize);let A=new Float32Array(S*I*4*h),_=new Ta(A,S,I,h);_.type=yi,_.needsUpdate=!0;let T=R*4;for(let F=0;F<h;F++){let D=m[F],W=g[F],V=b[F],U=S*I*4*F;for(let q=0;q<D.count;q++){let J=q*T;f===!0&&(s.fromBufferAttribute(D,q),A[U+J+0]=s.x,A[U+J+1]=s.y,A[U+J+2]=s.z,A[U+J+3]=0),p===!0&&(s.fromBufferAttribute(W,q),A[U+J+4]=s.x,A[U+J+5]=s.y,A[U+J+6]=s.z,A[U+J+7]=0),y===!0&&(s.fromBufferAttribute(V,q),A[U+J+8]=s.x,A[U+J+9]=s.y,A[U+J+10]=s.z,A[U+J+11]=V.itemSize===4?s.w:1)}}d={count:h,texture:_,size:new ut(S,I)},i.set(a,d),a.addEventListener("dispose",z)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let p=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",p),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:r}}function n1(n,e,t,i,s){let r=new WeakMap;function o(c){let u=s.render.frame,h=c.geometry,d=e.get(c,h);if(r.get(d)!==u&&(e.update(d),r.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==u&&(f.update(),r.set(f,u))}return d}function a(){r=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var i1={[Bd]:"LINEAR_TONE_MAPPING",[zd]:"REINHARD_TONE_MAPPING",[Hd]:"CINEON_TONE_MAPPING",[Vd]:"ACES_FILMIC_TONE_MAPPING",[Wd]:"AGX_TONE_MAPPING",[Xd]:"NEUTRAL_TONE_MAPPING",[Gd]:"CUSTOM_TONE_MAPPING"};function s1(n,e,t,i,s,r){let o=new Hn(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Di;u.setAttribute("position",new Li([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new Li([0,2,0,0,2,0],2));let h=new Ni({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new On(u,h),f=new Cc(-1,1,1,-1,0,1),p=null,y=null,m=!1,g,b=null,R=[],S=!1;this.setSize=function(I,A){o.setSize(I,A),a!==null&&a.setSize(I,A),l!==null&&l.setSize(I,A);for(let _=0;_<R.length;_++){let T=R[_];T.setSize&&T.setSize(I,A)}},this.setEffects=function(I){R=I,S=R.length>0&&R[0].isRenderPass===!0;let A=o.width,_=o.height;R.length>0&&a===null&&(a=new Hn(A,_,{type:bi,depthBuffer:!1,stencilBuffer:!1}),l=new Hn(A,_,{type:bi,depthBuffer:!1,stencilBuffer:!1}));let T=s===!0&&R.some(z=>z.needsDepthTexture===!0);T!==(o.depthTexture!==null)&&(T===!0&&c===null&&(c=new ks(A,_),r===!0&&(c.format=Os,c.type=Wr)),o.dispose(),o.depthTexture=T?c:null,o.resolveDepthBuffer=T,o.storeMultisampledDepthBuffer=T);for(let z=0;z<R.length;z++){let F=R[z];F.setSize&&F.setSize(A,_),T&&F.needsDepthTexture===!0&&F.setDepthTexture&&F.setDepthTexture(c)}},this.begin=function(I,A){if(m||I.toneMapping===ms&&R.length===0)return!1;if(b=A,A!==null){let _=A.width,T=A.height;(o.width!==_||o.height!==T)&&this.setSize(_,T)}return S===!1&&I.setRenderTarget(o),g=I.toneMapping,I.toneMapping=ms,!0},this.hasRenderPass=function(){return S},this.end=function(I,A){I.toneMapping=g,m=!0;let _=o,T=a;for(let z=0;z<R.length;z++){let F=R[z];F.enabled!==!1&&(F.render(I,T,_,A),F.needsSwap!==!1&&(_=T,T=T===a?l:a))}if(p!==I.outputColorSpace||y!==I.toneMapping){p=I.outputColorSpace,y=I.toneMapping,h.defines={},bt.getTransfer(p)===Dt&&(h.defines.SRGB_TRANSFER="");let z=i1[y];z&&(h.defines[z]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=_.texture,I.setRenderTarget(b),I.render(d,f),b=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var l_=new oi,c_=new ks(1,1),u_=new Ia(1),h_=new Ta,d_=new fc,f_=new La,H0=[],V0=[],G0=new Float32Array(16),W0=new Float32Array(9),X0=new Float32Array(4);function Xo(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=H0[s];if(r===void 0&&(r=new Float32Array(s),H0[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function Pn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Ln(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function bu(n,e){let t=V0[e];t===void 0&&(t=new Int32Array(e),V0[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function r1(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function o1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;n.uniform2fv(this.addr,e),Ln(t,e)}}function a1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Pn(t,e))return;n.uniform3fv(this.addr,e),Ln(t,e)}}function l1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;n.uniform4fv(this.addr,e),Ln(t,e)}}function c1(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Pn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Ln(t,e)}else{if(Pn(t,i))return;X0.set(i),n.uniformMatrix2fv(this.addr,!1,X0),Ln(t,i)}}function u1(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Pn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Ln(t,e)}else{if(Pn(t,i))return;W0.set(i),n.uniformMatrix3fv(this.addr,!1,W0),Ln(t,i)}}function h1(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Pn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Ln(t,e)}else{if(Pn(t,i))return;G0.set(i),n.uniformMatrix4fv(this.addr,!1,G0),Ln(t,i)}}function d1(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function f1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;n.uniform2iv(this.addr,e),Ln(t,e)}}function p1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Pn(t,e))return;n.uniform3iv(this.addr,e),Ln(t,e)}}function m1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;n.uniform4iv(this.addr,e),Ln(t,e)}}function g1(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function _1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;n.uniform2uiv(this.addr,e),Ln(t,e)}}function v1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Pn(t,e))return;n.uniform3uiv(this.addr,e),Ln(t,e)}}function x1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;n.uniform4uiv(this.addr,e),Ln(t,e)}}function Su(n){return n.version===0&&(n.compareFunction=nf,n.needsUpdate=!0),n}function y1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=Su(c_):r=l_,t.setTexture2D(e||r,s)}function b1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||d_,s)}function S1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=Su(u_):r=f_,t.setTextureCube(e||r,s)}function M1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||h_,s)}function w1(n){switch(n){case 5126:return r1;case 35664:return o1;case 35665:return a1;case 35666:return l1;case 35674:return c1;case 35675:return u1;case 35676:return h1;case 5124:case 35670:return d1;case 35667:case 35671:return f1;case 35668:case 35672:return p1;case 35669:case 35673:return m1;case 5125:return g1;case 36294:return _1;case 36295:return v1;case 36296:return x1;case 35678:case 36198:case 36298:case 36306:case 35682:return y1;case 35679:case 36299:case 36307:return b1;case 35680:case 36300:case 36308:case 36293:return S1;case 36289:case 36303:case 36311:case 36292:return M1}}function E1(n,e){n.uniform1fv(this.addr,e)}function T1(n,e){let t=Xo(e,this.size,2);n.uniform2fv(this.addr,t)}function A1(n,e){let t=Xo(e,this.size,3);n.uniform3fv(this.addr,t)}function R1(n,e){let t=Xo(e,this.size,4);n.uniform4fv(this.addr,t)}function C1(n,e){let t=Xo(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function P1(n,e){let t=Xo(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function L1(n,e){let t=Xo(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function I1(n,e){n.uniform1iv(this.addr,e)}function D1(n,e){n.uniform2iv(this.addr,e)}function N1(n,e){n.uniform3iv(this.addr,e)}function F1(n,e){n.uniform4iv(this.addr,e)}function U1(n,e){n.uniform1uiv(this.addr,e)}function k1(n,e){n.uniform2uiv(this.addr,e)}function O1(n,e){n.uniform3uiv(this.addr,e)}function B1(n,e){n.uniform4uiv(this.addr,e)}function z1(n,e,t){let i=this.cache,s=e.length,r=bu(t,s);Pn(i,r)||(n.uniform1iv(this.addr,r),Ln(i,r));let o;this.type===n.SAMPLER_2D_SHADOW?o=Su(c_):o=l_;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function H1(n,e,t){let i=this.cache,s=e.length,r=bu(t,s);Pn(i,r)||(n.uniform1iv(this.addr,r),Ln(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||d_,r[o])}function V1(n,e,t){let i=this.cache,s=e.length,r=bu(t,s);Pn(i,r)||(n.uniform1iv(this.addr,r),Ln(i,r));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=Su(u_):o=f_;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function G1(n,e,t){let i=this.cache,s=e.length,r=bu(t,s);Pn(i,r)||(n.uniform1iv(this.addr,r),Ln(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||h_,r[o])}function W1(n){switch(n){case 5126:return E1;case 35664:return T1;case 35665:return A1;case 35666:return R1;case 35674:return C1;case 35675:return P1;case 35676:return L1;case 5124:case 35670:return I1;case 35667:case 35671:return D1;case 35668:case 35672:return N1;case 35669:case 35673:return F1;case 5125:return U1;case 36294:return k1;case 36295:return O1;case 36296:return B1;case 35678:case 36198:case 36298:case 36306:case 35682:return z1;case 35679:case 36299:case 36307:return H1;case 35680:case 36300:case 36308:case 36293:return V1;case 36289:case 36303:case 36311:case 36292:return G1}}var vf=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=w1(t.type)}},xf=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=W1(t.type)}},yf=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},gf=/(\w+)(\])?(\[|\.)?/g;function q0(n,e){n.seq.push(e),n.map[e.id]=e}function X1(n,e,t){let i=n.name,s=i.length;for(gf.lastIndex=0;;){let r=gf.exec(i),o=gf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){q0(t,c===void 0?new vf(a,n,e):new xf(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new yf(a),q0(t,h)),t=h}}}var Wo=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);X1(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function Y0(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var q1=37297,Y1=0;function $1(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var $0=new st;function Z1(n){bt._getMatrix($0,bt.workingColorSpace,n);let e=`mat3( ${$0.elements.map(t=>t.toFixed(4))} )`;switch(bt.getTransfer(n)){case Ma:return[e,"LinearTransferOETF"];case Dt:return[e,"sRGBTransferOETF"];default:return Qe("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Z0(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+$1(n.getShaderSource(e),a)}else return r}function K1(n,e){let t=Z1(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var J1={[Bd]:"Linear",[zd]:"Reinhard",[Hd]:"Cineon",[Vd]:"ACESFilmic",[Wd]:"AgX",[Xd]:"Neutral",[Gd]:"Custom"};function j1(n,e){let t=J1[e];return t===void 0?(Qe("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var vu=new Q;function Q1(){bt.getLuminanceCoefficients(vu);let n=vu.x.toFixed(4),e=vu.y.toFixed(4),t=vu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function eE(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Ya).join(`
`)}function tE(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function nE(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function Ya(n){return n!==""}function K0(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function J0(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var iE=/^[ \t]*#include +<([\w\d./]+)>/gm;function bf(n){return n.replace(iE,sE)}function sE(n,e){let t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return bf(t)}var rE=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function j0(n){return n.replace(rE,oE)}function oE(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Q0(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var aE={[ka]:"SHADOWMAP_TYPE_PCF",[Bo]:"SHADOWMAP_TYPE_VSM"};function lE(n){return aE[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var cE={[Ho]:"ENVMAP_MODE_REFRACTION"};function uE(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":cE[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var hE={[Od]:"ENVMAP_BLENDING_MULTIPLY",[g0]:"ENVMAP_BLENDING_MIX",[_0]:"ENVMAP_BLENDING_ADD"};function dE(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":hE[n.combine]||"ENVMAP_BLENDING_NONE"}function fE(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=lE(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=uE(t),h=dE(t),d=eE(t),f=tE(r),p=s.createProgram(),y,m,g=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Ya).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Ya).join(`
`),m.length>0&&(m+=`
`)):(y=[Q0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Ya).join(`
`),m=[Q0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ms?"#define TONE_MAPPING":"",t.toneMapping!==ms?ft.tonemapping_pars_fragment:"",t.toneMapping!==ms?j1("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,K1("linearToOutputTexel",t.outputColorSpace),Q1(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Ya).join(`
`)),o=bf(o),o=K0(o,t),o=J0(o,t),a=bf(a),a=K0(a,t),a=J0(a,t),o=j0(o),a=j0(a),t.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",t.glslVersion===Ji?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Ji?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let b=g+y+o,R=g+m+a,S=Y0(s,s.VERTEX_SHADER,b),I=Y0(s,s.FRAGMENT_SHADER,R);s.attachShader(p,S),s.attachShader(p,I),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function A(F){if(n.debug.checkShaderErrors){let D=s.getProgramInfoLog(p)||"",W=s.getShaderInfoLog(S)||"",V=s.getShaderInfoLog(I)||"",U=D.trim(),q=W.trim(),J=V.trim(),G=!0,he=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,p,S,I);else{let j=Z0(s,S,"vertex"),te=Z0(s,I,"fragment");it("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+F.name+`
Material Type: `+F.type+`

Program Info Log: `+U+`
`+j+`
`+te)}else U!==""?Qe("WebGLProgram: Program Info Log:",U):(q===""||J==="")&&(he=!1);he&&(F.diagnostics={runnable:G,programLog:U,vertexShader:{log:q,prefix:y},fragmentShader:{log:J,prefix:m}})}s.deleteShader(S),s.deleteShader(I),_=new Wo(s,p),T=nE(s,p)}let _;this.getUniforms=function(){return _===void 0&&A(this),_};let T;this.getAttributes=function(){return T===void 0&&A(this),T};let z=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return z===!1&&(z=s.getProgramParameter(p,q1)),z},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=Y1++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=S,this.fragmentShader=I,this}var pE=0,Sf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Mf(e),t.set(e,i)),i}},Mf=class{constructor(e){this.id=pE++,this.code=e,this.usedTimes=0}};function mE(n){return n===hr||n===Ga||n===Wa}function gE(n,e,t,i,s,r){let o=new Aa,a=new Sf,l=new Set,c=[],u=new Map,h=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return l.add(_),_===0?"uv":`uv${_}`}function p(_,T,z,F,D,W){let V=F.fog,U=D.geometry,q=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?F.environment:null,J=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,G=e.get(_.envMap||q,J),he=d[_.type],j=i.precision;_.precision!==null&&(j=i.getMaxPrecision(_.precision),j!==_.precision&&Qe("WebGLProgram.getParameters:",_.precision,"not supported, using",j,"instead."));let te=U.morphAttributes.position||U.morphAttributes.normal||U.morphAttributes.color,oe=te!==void 0?te.length:0,pe=0;U.morphAttributes.position!==void 0&&(pe=1),U.morphAttributes.normal!==void 0&&(pe=2),U.morphAttributes.color!==void 0&&(pe=3);let fe,ne,ve,be;if(he){let Le=_s[he];fe=Le.vertexShader,ne=Le.fragmentShader}else{fe=_.vertexShader,ne=_.fragmentShader;let Le=a.getVertexShaderStage(_),ct=a.getFragmentShaderStage(_);a.update(_,Le,ct),ve=Le.id,be=ct.id}let Pe=n.getRenderTarget(),Ee=n.state.buffers.depth.getReversed(),Ye=D.isInstancedMesh===!0,at=D.isBatchedMesh===!0,Xe=!!_.map,pt=!!_.matcap,ht=!!G,rt=ht&&G.isPMREMTexture===!0,tn=!!_.aoMap,Xt=!!_.lightMap,mn=!!_.bumpMap&&_.wireframe===!1,Bt=!!_.normalMap,In=!!_.displacementMap,wt=!!_.emissiveMap,En=!!_.metalnessMap,ln=!!_.roughnessMap,gn=_.anisotropy>0,O=_.clearcoat>0,Ie=_.diffuseRoughness>0,Je=_.dispersion>0,lt=_.retroreflectivity>0,Te=_.iridescence>0,Vt=_.sheen>0,We=_.transmission>0,Ke=gn&&!!_.anisotropyMap,P=O&&!!_.clearcoatMap,M=O&&!!_.clearcoatNormalMap,Y=O&&!!_.clearcoatRoughnessMap,de=Ie&&!!_.diffuseRoughnessMap,le=Te&&!!_.iridescenceMap,ye=Te&&!!_.iridescenceThicknessMap,Se=Vt&&!!_.sheenColorMap,ie=Vt&&!!_.sheenRoughnessMap,re=!!_.specularMap,ge=!!_.specularColorMap,k=!!_.specularIntensityMap,ae=We&&!!_.transmissionMap,se=We&&!!_.thicknessMap,Ae=!!_.gradientMap,xe=!!_.alphaMap,we=_.alphaTest>0,qe=!!_.alphaHash,et=!!_.extensions,ue=ms;_.toneMapped&&(Pe===null||Pe.isXRRenderTarget===!0)&&(ue=n.toneMapping);let He=rt?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,tt={shaderID:he,shaderType:_.type,shaderName:_.name,vertexShader:fe,fragmentShader:ne,defines:_.defines,customVertexShaderID:ve,customFragmentShaderID:be,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:j,batching:at,batchingColor:at&&D._colorsTexture!==null,instancing:Ye,instancingColor:Ye&&D.instanceColor!==null,instancingMorph:Ye&&D.morphTexture!==null,outputColorSpace:Pe===null?n.outputColorSpace:Pe.isXRRenderTarget===!0?Pe.texture.colorSpace:bt.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Xe,matcap:pt,envMap:ht,envMapMode:ht&&G.mapping,envMapPMREM:rt,envMapMaxLod:rt?He.length-1:null,envMapSize:rt?He[0].width:null,aoMap:tn,lightMap:Xt,bumpMap:mn,normalMap:Bt,displacementMap:In,emissiveMap:wt,normalMapObjectSpace:Bt&&_.normalMapType===y0,normalMapTangentSpace:Bt&&_.normalMapType===Qd,packedNormalMap:Bt&&_.normalMapType===Qd&&mE(_.normalMap.format),metalnessMap:En,roughnessMap:ln,anisotropy:gn,anisotropyMap:Ke,clearcoat:O,clearcoatMap:P,clearcoatNormalMap:M,clearcoatRoughnessMap:Y,diffuseRoughness:Ie,diffuseRoughnessMap:de,dispersion:Je,retroreflection:lt,iridescence:Te,iridescenceMap:le,iridescenceThicknessMap:ye,sheen:Vt,sheenColorMap:Se,sheenRoughnessMap:ie,specularMap:re,specularColorMap:ge,specularIntensityMap:k,transmission:We,transmissionMap:ae,thicknessMap:se,gradientMap:Ae,opaque:_.transparent===!1&&_.blending===zo&&_.alphaToCoverage===!1,alphaMap:xe,alphaTest:we,alphaHash:qe,combine:_.combine,mapUv:Xe&&f(_.map.channel),aoMapUv:tn&&f(_.aoMap.channel),lightMapUv:Xt&&f(_.lightMap.channel),bumpMapUv:mn&&f(_.bumpMap.channel),normalMapUv:Bt&&f(_.normalMap.channel),displacementMapUv:In&&f(_.displacementMap.channel),emissiveMapUv:wt&&f(_.emissiveMap.channel),metalnessMapUv:En&&f(_.metalnessMap.channel),roughnessMapUv:ln&&f(_.roughnessMap.channel),anisotropyMapUv:Ke&&f(_.anisotropyMap.channel),clearcoatMapUv:P&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:de&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:le&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:ye&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:Se&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(_.sheenRoughnessMap.channel),specularMapUv:re&&f(_.specularMap.channel),specularColorMapUv:ge&&f(_.specularColorMap.channel),specularIntensityMapUv:k&&f(_.specularIntensityMap.channel),transmissionMapUv:ae&&f(_.transmissionMap.channel),thicknessMapUv:se&&f(_.thicknessMap.channel),alphaMapUv:xe&&f(_.alphaMap.channel),vertexTangents:!!U.attributes.tangent&&(Bt||gn),vertexNormals:!!U.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!U.attributes.color&&U.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!U.attributes.uv&&(Xe||xe),fog:!!V,useFog:_.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||U.attributes.normal===void 0&&Bt===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Ee,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:U.attributes.position!==void 0,morphTargets:U.morphAttributes.position!==void 0,morphNormals:U.morphAttributes.normal!==void 0,morphColors:U.morphAttributes.color!==void 0,morphTargetsCount:oe,morphTextureStride:pe,numSunLights:T.sun.length,numDirLights:T.directional.length,numPointLights:T.point.length,numSpotLights:T.spot.length,numSpotLightMaps:T.spotLightMap.length,numRectAreaLights:T.rectArea.length,numHemiLights:T.hemi.length,numSunLightShadows:T.sunShadowMap.length,numDirLightShadows:T.directionalShadowMap.length,numPointLightShadows:T.pointShadowMap.length,numSpotLightShadows:T.spotShadowMap.length,numSpotLightShadowsWithMaps:T.numSpotLightShadowsWithMaps,numLightProbes:T.numLightProbes,numLightProbeGrids:W.filter(Le=>Le.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:n.shadowMap.enabled&&z.length>0,shadowMapType:n.shadowMap.type,toneMapping:ue,decodeVideoTexture:Xe&&_.map.isVideoTexture===!0&&bt.getTransfer(_.map.colorSpace)===Dt,decodeVideoTextureEmissive:wt&&_.emissiveMap.isVideoTexture===!0&&bt.getTransfer(_.emissiveMap.colorSpace)===Dt,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===ai,flipSided:_.side===ii,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:et&&_.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(et&&_.extensions.multiDraw===!0||at)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return tt.vertexUv1s=l.has(1),tt.vertexUv2s=l.has(2),tt.vertexUv3s=l.has(3),l.clear(),tt}function y(_){let T=[];if(_.shaderID?T.push(_.shaderID):(T.push(_.customVertexShaderID),T.push(_.customFragmentShaderID)),_.defines!==void 0)for(let z in _.defines)T.push(z),T.push(_.defines[z]);return _.isRawShaderMaterial===!1&&(m(T,_),g(T,_),T.push(n.outputColorSpace)),T.push(_.customProgramCacheKey),T.join()}function m(_,T){_.push(T.precision),_.push(T.outputColorSpace),_.push(T.envMapMode),_.push(T.envMapPMREM),_.push(T.envMapMaxLod),_.push(T.envMapSize),_.push(T.mapUv),_.push(T.alphaMapUv),_.push(T.lightMapUv),_.push(T.aoMapUv),_.push(T.bumpMapUv),_.push(T.normalMapUv),_.push(T.displacementMapUv),_.push(T.emissiveMapUv),_.push(T.metalnessMapUv),_.push(T.roughnessMapUv),_.push(T.anisotropyMapUv),_.push(T.clearcoatMapUv),_.push(T.clearcoatNormalMapUv),_.push(T.clearcoatRoughnessMapUv),_.push(T.diffuseRoughnessMapUv),_.push(T.iridescenceMapUv),_.push(T.iridescenceThicknessMapUv),_.push(T.sheenColorMapUv),_.push(T.sheenRoughnessMapUv),_.push(T.specularMapUv),_.push(T.specularColorMapUv),_.push(T.specularIntensityMapUv),_.push(T.transmissionMapUv),_.push(T.thicknessMapUv),_.push(T.combine),_.push(T.fogExp2),_.push(T.sizeAttenuation),_.push(T.morphTargetsCount),_.push(T.numSunLights),_.push(T.numDirLights),_.push(T.numPointLights),_.push(T.numSpotLights),_.push(T.numSpotLightMaps),_.push(T.numHemiLights),_.push(T.numRectAreaLights),_.push(T.numSunLightShadows),_.push(T.numDirLightShadows),_.push(T.numPointLightShadows),_.push(T.numSpotLightShadows),_.push(T.numSpotLightShadowsWithMaps),_.push(T.numLightProbes),_.push(T.numLightProbeGrids),_.push(T.shadowMapType),_.push(T.toneMapping),_.push(T.numClippingPlanes),_.push(T.numClipIntersection),_.push(T.depthPacking)}function g(_,T){o.disableAll(),T.instancing&&o.enable(0),T.instancingColor&&o.enable(1),T.instancingMorph&&o.enable(2),T.matcap&&o.enable(3),T.envMap&&o.enable(4),T.normalMapObjectSpace&&o.enable(5),T.normalMapTangentSpace&&o.enable(6),T.clearcoat&&o.enable(7),T.iridescence&&o.enable(8),T.alphaTest&&o.enable(9),T.vertexColors&&o.enable(10),T.vertexAlphas&&o.enable(11),T.vertexUv1s&&o.enable(12),T.vertexUv2s&&o.enable(13),T.vertexUv3s&&o.enable(14),T.vertexTangents&&o.enable(15),T.anisotropy&&o.enable(16),T.alphaHash&&o.enable(17),T.batching&&o.enable(18),T.dispersion&&o.enable(19),T.retroreflection&&o.enable(24),T.diffuseRoughness&&o.enable(25),T.batchingColor&&o.enable(20),T.gradientMap&&o.enable(21),T.packedNormalMap&&o.enable(22),T.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),T.fog&&o.enable(0),T.useFog&&o.enable(1),T.flatShading&&o.enable(2),T.logarithmicDepthBuffer&&o.enable(3),T.reversedDepthBuffer&&o.enable(4),T.skinning&&o.enable(5),T.morphTargets&&o.enable(6),T.morphNormals&&o.enable(7),T.morphColors&&o.enable(8),T.premultipliedAlpha&&o.enable(9),T.shadowMapEnabled&&o.enable(10),T.doubleSided&&o.enable(11),T.flipSided&&o.enable(12),T.useDepthPacking&&o.enable(13),T.dithering&&o.enable(14),T.transmission&&o.enable(15),T.sheen&&o.enable(16),T.opaque&&o.enable(17),T.pointsUvs&&o.enable(18),T.decodeVideoTexture&&o.enable(19),T.decodeVideoTextureEmissive&&o.enable(20),T.alphaToCoverage&&o.enable(21),T.numLightProbeGrids>0&&o.enable(22),T.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function b(_){let T=d[_.type],z;if(T){let F=_s[T];z=N0.clone(F.uniforms)}else z=_.uniforms;return z}function R(_,T){let z=u.get(T);return z!==void 0?++z.usedTimes:(z=new fE(n,T,_,s),c.push(z),u.set(T,z)),z}function S(_){if(--_.usedTimes===0){let T=c.indexOf(_);c[T]=c[c.length-1],c.pop(),u.delete(_.cacheKey),_.destroy()}}function I(_){a.remove(_)}function A(){a.dispose()}return{getParameters:p,getProgramCacheKey:y,getUniforms:b,acquireProgram:R,releaseProgram:S,releaseShaderCache:I,programs:c,dispose:A}}function _E(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,l){n.get(o)[a]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function vE(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function e_(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function t_(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,y,m,g){let b=n[e];return b===void 0?(b={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:g},n[e]=b):(b.id=d.id,b.object=d,b.geometry=f,b.material=p,b.materialVariant=o(d),b.groupOrder=y,b.renderOrder=d.renderOrder,b.z=m,b.group=g),e++,b}function l(d,f,p,y,m,g,b){b.reversedDepth===!0&&(m=-m);let R=a(d,f,p,y,m,g);p.transmission>0?i.push(R):p.transparent===!0?s.push(R):t.push(R)}function c(d,f,p,y,m,g){let b=a(d,f,p,y,m,g);p.transmission>0?i.unshift(b):p.transparent===!0?s.unshift(b):t.unshift(b)}function u(d,f){t.length>1&&t.sort(d||vE),i.length>1&&i.sort(f||e_),s.length>1&&s.sort(f||e_)}function h(){for(let d=e,f=n.length;d<f;d++){let p=n[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:h,sort:u}}function xE(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new t_,n.set(i,[o])):s>=r.length?(o=new t_,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function yE(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new Q,color:new Tt};break;case"SpotLight":t={position:new Q,direction:new Q,color:new Tt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new Q,color:new Tt,distance:0,decay:0};break;case"HemisphereLight":t={direction:new Q,skyColor:new Tt,groundColor:new Tt};break;case"RectAreaLight":t={color:new Tt,position:new Q,halfWidth:new Q,halfHeight:new Q};break}return n[e.id]=t,t}}}function bE(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var SE=0;function ME(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function wE(n){let e=new yE,t=bE(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new Q);let s=new Q,r=new en,o=new en;function a(c){let u=0,h=0,d=0;for(let W=0;W<9;W++)i.probe[W].set(0,0,0);let f=0,p=0,y=0,m=0,g=0,b=0,R=0,S=0,I=0,A=0,_=0,T=0,z=0,F=0;c.sort(ME);for(let W=0,V=c.length;W<V;W++){let U=c[W],q=U.color,J=U.intensity,G=U.distance,he=null;if(U.shadow&&U.shadow.map&&(U.shadow.map.texture.format===hr?he=U.shadow.map.texture:he=U.shadow.map.depthTexture||U.shadow.map.texture),U.isAmbientLight)u+=q.r*J,h+=q.g*J,d+=q.b*J;else if(U.isLightProbe){for(let j=0;j<9;j++)i.probe[j].addScaledVector(U.sh.coefficients[j],J);F++}else if(U.isSunLight){let j=e.get(U);if(j.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){let te=U.shadow,oe=t.get(U);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize.copy(te.mapSize).multiply(te.getFrameExtents()),i.sunShadow[p]=oe,i.sunShadowMap[p]=he;let pe=te.getViewportCount();for(let fe=0;fe<pe;fe++)i.sunShadowMatrix[y+fe]=te.getMatrix(fe),i.sunShadowCascade[y+fe]=te._cascadeData[fe];y+=pe,p++}i.sun[f]=j,f++}else if(U.isDirectionalLight){let j=e.get(U);if(j.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){let te=U.shadow,oe=t.get(U);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,i.directionalShadow[m]=oe,i.directionalShadowMap[m]=he,i.directionalShadowMatrix[m]=U.shadow.matrix,I++}i.directional[m]=j,m++}else if(U.isSpotLight){let j=e.get(U);j.position.setFromMatrixPosition(U.matrixWorld),j.color.copy(q).multiplyScalar(J),j.distance=G,j.coneCos=Math.cos(U.angle),j.penumbraCos=Math.cos(U.angle*(1-U.penumbra)),j.decay=U.decay,i.spot[b]=j;let te=U.shadow;if(U.map&&(i.spotLightMap[T]=U.map,T++,te.updateMatrices(U),U.castShadow&&z++),i.spotLightMatrix[b]=te.matrix,U.castShadow){let oe=t.get(U);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,i.spotShadow[b]=oe,i.spotShadowMap[b]=he,_++}b++}else if(U.isRectAreaLight){let j=e.get(U);j.color.copy(q).multiplyScalar(J),j.halfWidth.set(U.width*.5,0,0),j.halfHeight.set(0,U.height*.5,0),i.rectArea[R]=j,R++}else if(U.isPointLight){let j=e.get(U);if(j.color.copy(U.color).multiplyScalar(U.intensity),j.distance=U.distance,j.decay=U.decay,U.castShadow){let te=U.shadow,oe=t.get(U);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,oe.shadowCameraNear=te.camera.near,oe.shadowCameraFar=te.camera.far,i.pointShadow[g]=oe,i.pointShadowMap[g]=he,i.pointShadowMatrix[g]=U.shadow.matrix,A++}i.point[g]=j,g++}else if(U.isHemisphereLight){let j=e.get(U);j.skyColor.copy(U.color).multiplyScalar(J),j.groundColor.copy(U.groundColor).multiplyScalar(J),i.hemi[S]=j,S++}}R>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Fe.LTC_FLOAT_1,i.rectAreaLTC2=Fe.LTC_FLOAT_2):(i.rectAreaLTC1=Fe.LTC_HALF_1,i.rectAreaLTC2=Fe.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=d;let D=i.hash;(D.sunLength!==f||D.directionalLength!==m||D.pointLength!==g||D.spotLength!==b||D.rectAreaLength!==R||D.hemiLength!==S||D.numSunShadows!==p||D.numDirectionalShadows!==I||D.numPointShadows!==A||D.numSpotShadows!==_||D.numSpotMaps!==T||D.numLightProbes!==F)&&(i.sun.length=f,i.directional.length=m,i.spot.length=b,i.rectArea.length=R,i.point.length=g,i.hemi.length=S,i.sunShadow.length=p,i.sunShadowMap.length=p,i.sunShadowMatrix.length=y,i.sunShadowCascade.length=y,i.directionalShadow.length=I,i.directionalShadowMap.length=I,i.directionalShadowMatrix.length=I,i.pointShadow.length=A,i.pointShadowMap.length=A,i.pointShadowMatrix.length=A,i.spotShadow.length=_,i.spotShadowMap.length=_,i.spotLightMatrix.length=_+T-z,i.spotLightMap.length=T,i.numSpotLightShadowsWithMaps=z,i.numLightProbes=F,D.sunLength=f,D.directionalLength=m,D.pointLength=g,D.spotLength=b,D.rectAreaLength=R,D.hemiLength=S,D.numSunShadows=p,D.numDirectionalShadows=I,D.numPointShadows=A,D.numSpotShadows=_,D.numSpotMaps=T,D.numLightProbes=F,i.version=SE++)}function l(c,u){let h=0,d=0,f=0,p=0,y=0,m=0,g=u.matrixWorldInverse;for(let b=0,R=c.length;b<R;b++){let S=c[b];if(S.isSunLight){let I=i.sun[h];I.direction.setFromMatrixPosition(S.matrixWorld),I.direction.transformDirection(g),h++}else if(S.isDirectionalLight){let I=i.directional[d];I.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),I.direction.sub(s),I.direction.transformDirection(g),d++}else if(S.isSpotLight){let I=i.spot[p];I.position.setFromMatrixPosition(S.matrixWorld),I.position.applyMatrix4(g),I.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),I.direction.sub(s),I.direction.transformDirection(g),p++}else if(S.isRectAreaLight){let I=i.rectArea[y];I.position.setFromMatrixPosition(S.matrixWorld),I.position.applyMatrix4(g),o.identity(),r.copy(S.matrixWorld),r.premultiply(g),o.extractRotation(r),I.halfWidth.set(S.width*.5,0,0),I.halfHeight.set(0,S.height*.5,0),I.halfWidth.applyMatrix4(o),I.halfHeight.applyMatrix4(o),y++}else if(S.isPointLight){let I=i.point[f];I.position.setFromMatrixPosition(S.matrixWorld),I.position.applyMatrix4(g),f++}else if(S.isHemisphereLight){let I=i.hemi[m];I.direction.setFromMatrixPosition(S.matrixWorld),I.direction.transformDirection(g),m++}}}return{setup:a,setupView:l,state:i}}function n_(n){let e=new wE(n),t=[],i=[],s=[];function r(h){u.camera=h,t.length=0,i.length=0,s.length=0}function o(h){h.isLightProbeGrid?s.push(h):t.push(h)}function a(h){i.push(h)}function l(){e.setup(t),s.sort((h,d)=>h.priority-d.priority||h.id-d.id)}function c(h){e.setupView(t,h)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function EE(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new n_(n),e.set(s,[a])):r>=o.length?(a=new n_(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var TE=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,AE=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,RE=[new Q(1,0,0),new Q(-1,0,0),new Q(0,1,0),new Q(0,-1,0),new Q(0,0,1),new Q(0,0,-1)],CE=[new Q(0,-1,0),new Q(0,-1,0),new Q(0,0,1),new Q(0,0,-1),new Q(0,-1,0),new Q(0,-1,0)],i_=new en,qa=new Q,_f=new Q;function PE(n,e,t){let i=new Us,s=new ut,r=new ut,o=new Et,a=new _c,l=new vc,c={},u=t.maxTextureSize,h={[ur]:ii,[ii]:ur,[ai]:ai},d=new ps({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ut},radius:{value:4}},vertexShader:TE,fragmentShader:AE}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new Di;p.setAttribute("position",new ni(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new On(p,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=ka;let g=this.type;this.render=function(A,_,T){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||A.length===0)return;this.type===Jg&&(Qe("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=ka);let z=n.getRenderTarget(),F=n.getActiveCubeFace(),D=n.getActiveMipmapLevel(),W=n.state;W.setBlending(Hr),W.buffers.depth.getReversed()===!0?W.buffers.color.setClear(0,0,0,0):W.buffers.color.setClear(1,1,1,1),W.buffers.depth.setTest(!0),W.setScissorTest(!1);let V=g!==this.type;V&&_.traverse(function(U){U.material&&(Array.isArray(U.material)?U.material.forEach(q=>q.needsUpdate=!0):U.material.needsUpdate=!0)});for(let U=0,q=A.length;U<q;U++){let J=A[U],G=J.shadow;if(G===void 0){Qe("WebGLShadowMap:",J,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let he=G.getFrameExtents();s.multiply(he),r.copy(G.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/he.x),s.x=r.x*he.x,G.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/he.y),s.y=r.y*he.y,G.mapSize.y=r.y));let j=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=j,G.map===null||V===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===Bo){if(J.isPointLight){Qe("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new Hn(s.x,s.y,{format:hr,type:bi,minFilter:Lt,magFilter:Lt,generateMipmaps:!1}),G.map.texture.name=J.name+".shadowMap",G.map.depthTexture=new ks(s.x,s.y,yi),G.map.depthTexture.name=J.name+".shadowMapDepth",G.map.depthTexture.format=Fs,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=on,G.map.depthTexture.magFilter=on}else J.isPointLight?(G.map=new $a(s.x),G.map.depthTexture=new Ia(s.x,Ki)):(G.map=new Hn(s.x,s.y),G.map.depthTexture=new ks(s.x,s.y,Ki)),G.map.depthTexture.name=J.name+".shadowMap",G.map.depthTexture.format=Fs,this.type===ka?(G.map.depthTexture.compareFunction=j?tf:ef,G.map.depthTexture.minFilter=Lt,G.map.depthTexture.magFilter=Lt):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=on,G.map.depthTexture.magFilter=on);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let te=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();J.isPointLight!==!0&&G.updateMatrices(J,T);let oe=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:T.layers;for(let pe=0;pe<te;pe++){let fe=G.getCamera(pe);if(J.isPointLight){let ne=G.camera,ve=G.matrix,be=J.distance||ne.far;be!==ne.far&&(ne.far=be,ne.updateProjectionMatrix()),qa.setFromMatrixPosition(J.matrixWorld),ne.position.copy(qa),_f.copy(ne.position),_f.add(RE[pe]),ne.up.copy(CE[pe]),ne.lookAt(_f),ne.updateMatrixWorld(),ve.makeTranslation(-qa.x,-qa.y,-qa.z),i_.multiplyMatrices(ne.projectionMatrix,ne.matrixWorldInverse),G._frustum.setFromProjectionMatrix(i_,ne.coordinateSystem,ne.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,pe),n.clear();else{pe===0&&(n.setRenderTarget(G.map),n.clear());let ne=G.getViewport(pe);o.set(r.x*ne.x,r.y*ne.y,r.x*ne.z,r.y*ne.w),W.viewport(o)}i=G.getFrustum(pe),S(_,T,fe,J,oe,this.type)}G.isPointLightShadow!==!0&&this.type===Bo&&b(G,T),G.needsUpdate=!1}g=this.type,m.needsUpdate=!1,n.setRenderTarget(z,F,D)};function b(A,_){let T=e.update(y);d.defines.VSM_SAMPLES!==A.blurSamples&&(d.defines.VSM_SAMPLES=A.blurSamples,f.defines.VSM_SAMPLES=A.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),A.mapPass===null?A.mapPass=new Hn(s.x,s.y,{format:hr,type:bi}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),d.uniforms.shadow_pass.value=A.map.depthTexture,d.uniforms.resolution.value.set(A.map.width,A.map.height),d.uniforms.radius.value=A.radius,n.setRenderTarget(A.mapPass),n.clear(),n.renderBufferDirect(_,null,T,d,y,null),f.uniforms.shadow_pass.value=A.mapPass.texture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,n.setRenderTarget(A.map),n.clear(),n.renderBufferDirect(_,null,T,f,y,null)}function R(A,_,T,z){let F=null,D=T.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(D!==void 0)F=D;else if(F=T.isPointLight===!0?l:a,n.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let W=F.uuid,V=_.uuid,U=c[W];U===void 0&&(U={},c[W]=U);let q=U[V];q===void 0&&(q=F.clone(),U[V]=q,_.addEventListener("dispose",I)),F=q}if(F.visible=_.visible,F.wireframe=_.wireframe,z===Bo?F.side=_.shadowSide!==null?_.shadowSide:_.side:F.side=_.shadowSide!==null?_.shadowSide:h[_.side],F.alphaMap=_.alphaMap,F.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,F.map=_.map,F.clipShadows=_.clipShadows,F.clippingPlanes=_.clippingPlanes,F.clipIntersection=_.clipIntersection,F.displacementMap=_.displacementMap,F.displacementScale=_.displacementScale,F.displacementBias=_.displacementBias,F.wireframeLinewidth=_.wireframeLinewidth,F.linewidth=_.linewidth,T.isPointLight===!0&&F.isMeshDistanceMaterial===!0){let W=n.properties.get(F);W.light=T}return F}function S(A,_,T,z,F,D){if(A.visible===!1)return;if(A.layers.test(F)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&D===Bo)&&(!A.frustumCulled||A.intersectsFrustum(i))){A.modelViewMatrix.multiplyMatrices(T.matrixWorldInverse,A.matrixWorld);let U=e.update(A),q=A.material;if(Array.isArray(q)){let J=U.groups;for(let G=0,he=J.length;G<he;G++){let j=J[G],te=q[j.materialIndex];if(te&&te.visible){let oe=R(A,te,z,D);A.onBeforeShadow(n,A,_,T,U,oe,j),n.renderBufferDirect(T,null,U,oe,A,j),A.onAfterShadow(n,A,_,T,U,oe,j)}}}else if(q.visible){let J=R(A,q,z,D);A.onBeforeShadow(n,A,_,T,U,J,null),n.renderBufferDirect(T,null,U,J,A,null),A.onAfterShadow(n,A,_,T,U,J,null)}}let V=A.children;for(let U=0,q=V.length;U<q;U++)S(V[U],_,T,z,F,D)}function I(A){A.target.removeEventListener("dispose",I);for(let T in c){let z=c[T],F=A.target.uuid;F in z&&(z[F].dispose(),delete z[F])}}}function LE(n,e){function t(){let k=!1,ae=new Et,se=null,Ae=new Et(0,0,0,0);return{setMask:function(xe){se!==xe&&!k&&(n.colorMask(xe,xe,xe,xe),se=xe)},setLocked:function(xe){k=xe},setClear:function(xe,we,qe,et,ue){ue===!0&&(xe*=et,we*=et,qe*=et),ae.set(xe,we,qe,et),Ae.equals(ae)===!1&&(n.clearColor(xe,we,qe,et),Ae.copy(ae))},reset:function(){k=!1,se=null,Ae.set(-1,0,0,0)}}}function i(){let k=!1,ae=!1,se=null,Ae=null,xe=null;return{setReversed:function(we){if(ae!==we){let qe=e.get("EXT_clip_control");we?qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.ZERO_TO_ONE_EXT):qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.NEGATIVE_ONE_TO_ONE_EXT),ae=we;let et=xe;xe=null,this.setClear(et)}},getReversed:function(){return ae},setTest:function(we){we?Ee(n.DEPTH_TEST):Ye(n.DEPTH_TEST)},setMask:function(we){se!==we&&!k&&(n.depthMask(we),se=we)},setFunc:function(we){if(ae&&(we=L0[we]),Ae!==we){switch(we){case tc:n.depthFunc(n.NEVER);break;case nc:n.depthFunc(n.ALWAYS);break;case ic:n.depthFunc(n.LESS);break;case Lo:n.depthFunc(n.LEQUAL);break;case sc:n.depthFunc(n.EQUAL);break;case rc:n.depthFunc(n.GEQUAL);break;case oc:n.depthFunc(n.GREATER);break;case ac:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Ae=we}},setLocked:function(we){k=we},setClear:function(we){xe!==we&&(xe=we,ae&&(we=1-we),n.clearDepth(we))},reset:function(){k=!1,se=null,Ae=null,xe=null,ae=!1}}}function s(){let k=!1,ae=null,se=null,Ae=null,xe=null,we=null,qe=null,et=null,ue=null;return{setTest:function(He){k||(He?Ee(n.STENCIL_TEST):Ye(n.STENCIL_TEST))},setMask:function(He){ae!==He&&!k&&(n.stencilMask(He),ae=He)},setFunc:function(He,tt,Le){(se!==He||Ae!==tt||xe!==Le)&&(n.stencilFunc(He,tt,Le),se=He,Ae=tt,xe=Le)},setOp:function(He,tt,Le){(we!==He||qe!==tt||et!==Le)&&(n.stencilOp(He,tt,Le),we=He,qe=tt,et=Le)},setLocked:function(He){k=He},setClear:function(He){ue!==He&&(n.clearStencil(He),ue=He)},reset:function(){k=!1,ae=null,se=null,Ae=null,xe=null,we=null,qe=null,et=null,ue=null}}}let r=new t,o=new i,a=new s,l={},c=new WeakMap,u={},h={},d={},f=new WeakMap,p=[],y=null,m=!1,g=null,b=null,R=null,S=null,I=null,A=null,_=null,T=new Tt(0,0,0),z=0,F=!1,D=null,W=null,V=null,U=null,q=null,J=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,he=0,j=n.getParameter(n.VERSION);j.indexOf("WebGL")!==-1?(he=parseFloat(/^WebGL (\d)/.exec(j)[1]),G=he>=1):j.indexOf("OpenGL ES")!==-1&&(he=parseFloat(/^OpenGL ES (\d)/.exec(j)[1]),G=he>=2);let te=null,oe={},pe=n.getParameter(n.SCISSOR_BOX),fe=n.getParameter(n.VIEWPORT),ne=new Et().fromArray(pe),ve=new Et().fromArray(fe);function be(k,ae,se,Ae){let xe=new Uint8Array(4),we=n.createTexture();n.bindTexture(k,we),n.texParameteri(k,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(k,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let qe=0;qe<se;qe++)k===n.TEXTURE_3D||k===n.TEXTURE_2D_ARRAY?n.texImage3D(ae,0,n.RGBA,1,1,Ae,0,n.RGBA,n.UNSIGNED_BYTE,xe):n.texImage2D(ae+qe,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,xe);return we}let Pe={};Pe[n.TEXTURE_2D]=be(n.TEXTURE_2D,n.TEXTURE_2D,1),Pe[n.TEXTURE_CUBE_MAP]=be(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Pe[n.TEXTURE_2D_ARRAY]=be(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Pe[n.TEXTURE_3D]=be(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Ee(n.DEPTH_TEST),o.setFunc(Lo),mn(!1),Bt(Id),Ee(n.CULL_FACE),tn(Hr);function Ee(k){u[k]!==!0&&(n.enable(k),u[k]=!0)}function Ye(k){u[k]!==!1&&(n.disable(k),u[k]=!1)}function at(k,ae){return d[k]!==ae?(n.bindFramebuffer(k,ae),d[k]=ae,k===n.DRAW_FRAMEBUFFER&&(d[n.FRAMEBUFFER]=ae),k===n.FRAMEBUFFER&&(d[n.DRAW_FRAMEBUFFER]=ae),!0):!1}function Xe(k,ae){let se=p,Ae=!1;if(k){se=f.get(ae),se===void 0&&(se=[],f.set(ae,se));let xe=k.textures;if(se.length!==xe.length||se[0]!==n.COLOR_ATTACHMENT0){for(let we=0,qe=xe.length;we<qe;we++)se[we]=n.COLOR_ATTACHMENT0+we;se.length=xe.length,Ae=!0}}else se[0]!==n.BACK&&(se[0]=n.BACK,Ae=!0);Ae&&n.drawBuffers(se)}function pt(k){return y!==k?(n.useProgram(k),y=k,!0):!1}let ht={[Vr]:n.FUNC_ADD,[Qg]:n.FUNC_SUBTRACT,[e0]:n.FUNC_REVERSE_SUBTRACT};ht[t0]=n.MIN,ht[n0]=n.MAX;let rt={[i0]:n.ZERO,[s0]:n.ONE,[r0]:n.SRC_COLOR,[Ud]:n.SRC_ALPHA,[h0]:n.SRC_ALPHA_SATURATE,[c0]:n.DST_COLOR,[a0]:n.DST_ALPHA,[o0]:n.ONE_MINUS_SRC_COLOR,[kd]:n.ONE_MINUS_SRC_ALPHA,[u0]:n.ONE_MINUS_DST_COLOR,[l0]:n.ONE_MINUS_DST_ALPHA,[d0]:n.CONSTANT_COLOR,[f0]:n.ONE_MINUS_CONSTANT_COLOR,[p0]:n.CONSTANT_ALPHA,[m0]:n.ONE_MINUS_CONSTANT_ALPHA};function tn(k,ae,se,Ae,xe,we,qe,et,ue,He){if(k===Hr){m===!0&&(Ye(n.BLEND),m=!1);return}if(m===!1&&(Ee(n.BLEND),m=!0),k!==jg){if(k!==g||He!==F){if((b!==Vr||I!==Vr)&&(n.blendEquation(n.FUNC_ADD),b=Vr,I=Vr),He)switch(k){case zo:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Dd:n.blendFunc(n.ONE,n.ONE);break;case Nd:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case Fd:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:it("WebGLState: Invalid blending: ",k);break}else switch(k){case zo:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Dd:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Nd:it("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Fd:it("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:it("WebGLState: Invalid blending: ",k);break}R=null,S=null,A=null,_=null,T.set(0,0,0),z=0,g=k,F=He}return}xe=xe||ae,we=we||se,qe=qe||Ae,(ae!==b||xe!==I)&&(n.blendEquationSeparate(ht[ae],ht[xe]),b=ae,I=xe),(se!==R||Ae!==S||we!==A||qe!==_)&&(n.blendFuncSeparate(rt[se],rt[Ae],rt[we],rt[qe]),R=se,S=Ae,A=we,_=qe),(et.equals(T)===!1||ue!==z)&&(n.blendColor(et.r,et.g,et.b,ue),T.copy(et),z=ue),g=k,F=!1}function Xt(k,ae){k.side===ai?Ye(n.CULL_FACE):Ee(n.CULL_FACE);let se=k.side===ii;ae&&(se=!se),mn(se),k.blending===zo&&k.transparent===!1?tn(Hr):tn(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);let Ae=k.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),wt(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?Ee(n.SAMPLE_ALPHA_TO_COVERAGE):Ye(n.SAMPLE_ALPHA_TO_COVERAGE)}function mn(k){D!==k&&(k?n.frontFace(n.CW):n.frontFace(n.CCW),D=k)}function Bt(k){k!==Zg?(Ee(n.CULL_FACE),k!==W&&(k===Id?n.cullFace(n.BACK):k===Kg?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Ye(n.CULL_FACE),W=k}function In(k){k!==V&&(G&&n.lineWidth(k),V=k)}function wt(k,ae,se){k?(Ee(n.POLYGON_OFFSET_FILL),(U!==ae||q!==se)&&(U=ae,q=se,o.getReversed()&&(ae=-ae,se=-se),n.polygonOffset(ae,se))):Ye(n.POLYGON_OFFSET_FILL)}function En(k){k?Ee(n.SCISSOR_TEST):Ye(n.SCISSOR_TEST)}function ln(k){k===void 0&&(k=n.TEXTURE0+J-1),te!==k&&(n.activeTexture(k),te=k)}function gn(k,ae,se){se===void 0&&(te===null?se=n.TEXTURE0+J-1:se=te);let Ae=oe[se];Ae===void 0&&(Ae={type:void 0,texture:void 0},oe[se]=Ae),(Ae.type!==k||Ae.texture!==ae)&&(te!==se&&(n.activeTexture(se),te=se),n.bindTexture(k,ae||Pe[k]),Ae.type=k,Ae.texture=ae)}function O(){let k=oe[te];k!==void 0&&k.type!==void 0&&(n.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function Ie(){try{n.compressedTexImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function Je(){try{n.compressedTexImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function lt(){try{n.texSubImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function Te(){try{n.texSubImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function Vt(){try{n.compressedTexSubImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function We(){try{n.compressedTexSubImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function Ke(){try{n.texStorage2D(...arguments)}catch(k){it("WebGLState:",k)}}function P(){try{n.texStorage3D(...arguments)}catch(k){it("WebGLState:",k)}}function M(){try{n.texImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function Y(){try{n.texImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function de(k){return h[k]!==void 0?h[k]:n.getParameter(k)}function le(k,ae){h[k]!==ae&&(n.pixelStorei(k,ae),h[k]=ae)}function ye(k){ne.equals(k)===!1&&(n.scissor(k.x,k.y,k.z,k.w),ne.copy(k))}function Se(k){ve.equals(k)===!1&&(n.viewport(k.x,k.y,k.z,k.w),ve.copy(k))}function ie(k,ae){let se=c.get(ae);se===void 0&&(se=new WeakMap,c.set(ae,se));let Ae=se.get(k);Ae===void 0&&(Ae=n.getUniformBlockIndex(ae,k.name),n.uniformBlockBinding(ae,Ae,Ae),se.set(k,Ae))}function re(k,ae,se){let xe=c.get(ae).get(k);l[xe]!==se&&(n.bindBufferBase(n.UNIFORM_BUFFER,xe,se),l[xe]=se)}function ge(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},h={},te=null,oe={},d={},l={},f=new WeakMap,p=[],y=null,m=!1,g=null,b=null,R=null,S=null,I=null,A=null,_=null,T=new Tt(0,0,0),z=0,F=!1,D=null,W=null,V=null,U=null,q=null,ne.set(0,0,n.canvas.width,n.canvas.height),ve.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Ee,disable:Ye,bindFramebuffer:at,drawBuffers:Xe,useProgram:pt,setBlending:tn,setMaterial:Xt,setFlipSided:mn,setCullFace:Bt,setLineWidth:In,setPolygonOffset:wt,setScissorTest:En,activeTexture:ln,bindTexture:gn,unbindTexture:O,compressedTexImage2D:Ie,compressedTexImage3D:Je,texImage2D:M,texImage3D:Y,pixelStorei:le,getParameter:de,updateUBOMapping:ie,uniformBlockBinding:re,texStorage2D:Ke,texStorage3D:P,texSubImage2D:lt,texSubImage3D:Te,compressedTexSubImage2D:Vt,compressedTexSubImage3D:We,scissor:ye,viewport:Se,reset:ge}}function IE(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new ut,u=new WeakMap,h=new Set,d,f=new WeakMap,p=new Set,y=new FinalizationRegistry(P=>p.delete(P)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(P,M){return m?new OffscreenCanvas(P,M):Ea("canvas")}function b(P,M,Y){let de=1,le=Ke(P);if((le.width>Y||le.height>Y)&&(de=Y/Math.max(le.width,le.height)),de<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let ye=Math.floor(de*le.width),Se=Math.floor(de*le.height);d===void 0&&(d=g(ye,Se));let ie=M?g(ye,Se):d;return ie.width=ye,ie.height=Se,ie.getContext("2d").drawImage(P,0,0,ye,Se),Qe("WebGLRenderer: Texture has been resized from ("+le.width+"x"+le.height+") to ("+ye+"x"+Se+")."),ie}else return"data"in P&&Qe("WebGLRenderer: Image in DataTexture is too big ("+le.width+"x"+le.height+")."),P;return P}function R(P){return P.generateMipmaps}function S(P){n.generateMipmap(P)}function I(P){return P.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?n.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function A(P,M,Y,de,le,ye=!1){if(P!==null){if(n[P]!==void 0)return n[P];Qe("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let Se;de&&(Se=e.get("EXT_texture_norm16"),Se||Qe("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=M;if(M===n.RED&&(Y===n.FLOAT&&(ie=n.R32F),Y===n.HALF_FLOAT&&(ie=n.R16F),Y===n.UNSIGNED_BYTE&&(ie=n.R8),Y===n.UNSIGNED_SHORT&&Se&&(ie=Se.R16_EXT),Y===n.SHORT&&Se&&(ie=Se.R16_SNORM_EXT)),M===n.RED_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ie=n.R8UI),Y===n.UNSIGNED_SHORT&&(ie=n.R16UI),Y===n.UNSIGNED_INT&&(ie=n.R32UI),Y===n.BYTE&&(ie=n.R8I),Y===n.SHORT&&(ie=n.R16I),Y===n.INT&&(ie=n.R32I)),M===n.RG&&(Y===n.FLOAT&&(ie=n.RG32F),Y===n.HALF_FLOAT&&(ie=n.RG16F),Y===n.UNSIGNED_BYTE&&(ie=n.RG8),Y===n.UNSIGNED_SHORT&&Se&&(ie=Se.RG16_EXT),Y===n.SHORT&&Se&&(ie=Se.RG16_SNORM_EXT)),M===n.RG_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ie=n.RG8UI),Y===n.UNSIGNED_SHORT&&(ie=n.RG16UI),Y===n.UNSIGNED_INT&&(ie=n.RG32UI),Y===n.BYTE&&(ie=n.RG8I),Y===n.SHORT&&(ie=n.RG16I),Y===n.INT&&(ie=n.RG32I)),M===n.RGB_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ie=n.RGB8UI),Y===n.UNSIGNED_SHORT&&(ie=n.RGB16UI),Y===n.UNSIGNED_INT&&(ie=n.RGB32UI),Y===n.BYTE&&(ie=n.RGB8I),Y===n.SHORT&&(ie=n.RGB16I),Y===n.INT&&(ie=n.RGB32I)),M===n.RGBA_INTEGER&&(Y===n.UNSIGNED_BYTE&&(ie=n.RGBA8UI),Y===n.UNSIGNED_SHORT&&(ie=n.RGBA16UI),Y===n.UNSIGNED_INT&&(ie=n.RGBA32UI),Y===n.BYTE&&(ie=n.RGBA8I),Y===n.SHORT&&(ie=n.RGBA16I),Y===n.INT&&(ie=n.RGBA32I)),M===n.RGB&&(Y===n.UNSIGNED_SHORT&&Se&&(ie=Se.RGB16_EXT),Y===n.SHORT&&Se&&(ie=Se.RGB16_SNORM_EXT),Y===n.UNSIGNED_INT_5_9_9_9_REV&&(ie=n.RGB9_E5),Y===n.UNSIGNED_INT_10F_11F_11F_REV&&(ie=n.R11F_G11F_B10F)),M===n.RGBA){let re=ye?Ma:bt.getTransfer(le);Y===n.FLOAT&&(ie=n.RGBA32F),Y===n.HALF_FLOAT&&(ie=n.RGBA16F),Y===n.UNSIGNED_BYTE&&(ie=re===Dt?n.SRGB8_ALPHA8:n.RGBA8),Y===n.UNSIGNED_SHORT&&Se&&(ie=Se.RGBA16_EXT),Y===n.SHORT&&Se&&(ie=Se.RGBA16_SNORM_EXT),Y===n.UNSIGNED_SHORT_4_4_4_4&&(ie=n.RGBA4),Y===n.UNSIGNED_SHORT_5_5_5_1&&(ie=n.RGB5_A1)}return(ie===n.R16F||ie===n.R32F||ie===n.RG16F||ie===n.RG32F||ie===n.RGBA16F||ie===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function _(P,M){let Y;return P?M===null||M===Ki||M===Wr?Y=n.DEPTH24_STENCIL8:M===yi?Y=n.DEPTH32F_STENCIL8:M===Vo&&(Y=n.DEPTH24_STENCIL8,Qe("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Ki||M===Wr?Y=n.DEPTH_COMPONENT24:M===yi?Y=n.DEPTH_COMPONENT32F:M===Vo&&(Y=n.DEPTH_COMPONENT16),Y}function T(P,M){return R(P)===!0||P.isFramebufferTexture&&P.minFilter!==on&&P.minFilter!==Lt?Math.log2(Math.max(M.width,M.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?M.mipmaps.length:1}function z(P){let M=new WeakRef(P);i.get(P).__ref=M,p.add(M),y.register(P,M,M)}function F(P){let M=i.get(P).__ref;M!==void 0&&(p.delete(M),y.unregister(M))}function D(P){V(P.target)}function W(P){U(P.target)}function V(P){P.removeEventListener("dispose",D),F(P),J(P),P.isVideoTexture&&u.delete(P),P.isHTMLTexture&&h.delete(P)}function U(P){P.removeEventListener("dispose",W),F(P),he(P)}function q(){for(let P of p){let M=P.deref();M!==void 0&&(M.isRenderTarget===!0?U(M):V(M))}p.clear(),h.clear()}function J(P){let M=i.get(P);if(M.__webglInit===void 0)return;let Y=P.source,de=f.get(Y);if(de){let le=de[M.__cacheKey];le.usedTimes--,le.usedTimes===0&&G(P),Object.keys(de).length===0&&f.delete(Y)}i.remove(P)}function G(P){let M=i.get(P);n.deleteTexture(M.__webglTexture);let Y=P.source,de=f.get(Y);delete de[M.__cacheKey],o.memory.textures--}function he(P){let M=i.get(P);M.__depthDisposeCallback&&M.__depthDisposeCallback();let Y=P.depthTexture;if(Y&&Y.renderTarget===P&&V(Y),P.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(M.__webglFramebuffer[le]))for(let ye=0;ye<M.__webglFramebuffer[le].length;ye++)n.deleteFramebuffer(M.__webglFramebuffer[le][ye]);else n.deleteFramebuffer(M.__webglFramebuffer[le]);M.__webglDepthbuffer&&n.deleteRenderbuffer(M.__webglDepthbuffer[le])}else{if(Array.isArray(M.__webglFramebuffer))for(let le=0;le<M.__webglFramebuffer.length;le++)n.deleteFramebuffer(M.__webglFramebuffer[le]);else n.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&n.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&n.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let le=0;le<M.__webglColorRenderbuffer.length;le++)M.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(M.__webglColorRenderbuffer[le]);M.__webglDepthRenderbuffer&&n.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let de=P.textures;for(let le=0,ye=de.length;le<ye;le++){let Se=i.get(de[le]);Se.__webglTexture&&(n.deleteTexture(Se.__webglTexture),o.memory.textures--),i.remove(de[le])}i.remove(P)}let j=0;function te(){j=0}function oe(){return j}function pe(P){j=P}function fe(){let P=j;return P>=s.maxTextures&&Qe("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),j+=1,P}function ne(P){let M=[];return M.push(P.wrapS),M.push(P.wrapT),M.push(P.wrapR||0),M.push(P.magFilter),M.push(P.minFilter),M.push(P.anisotropy),M.push(P.internalFormat),M.push(P.format),M.push(P.type),M.push(P.generateMipmaps),M.push(P.mipmapsAutoUpdate),M.push(P.premultiplyAlpha),M.push(P.flipY),M.push(P.unpackAlignment),M.push(P.colorSpace),M.join()}function ve(P,M){let Y=i.get(P);if(P.isVideoTexture&&Vt(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&Y.__version!==P.version){let de=P.image;if(de===null)Qe("WebGLRenderer: Texture marked for update but no image data found.");else if(de.complete===!1)Qe("WebGLRenderer: Texture marked for update but image is incomplete");else{Xt(Y,P,M);return}}else P.isExternalTexture&&(Y.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,Y.__webglTexture,n.TEXTURE0+M)}function be(P,M){let Y=i.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&Y.__version!==P.version){Xt(Y,P,M);return}else P.isExternalTexture&&(Y.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,Y.__webglTexture,n.TEXTURE0+M)}function Pe(P,M){let Y=i.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&Y.__version!==P.version){Xt(Y,P,M);return}t.bindTexture(n.TEXTURE_3D,Y.__webglTexture,n.TEXTURE0+M)}function Ee(P,M){let Y=i.get(P);if(P.version>0&&Y.__version!==P.version){mn(Y,P,M);return}t.bindTexture(n.TEXTURE_CUBE_MAP,Y.__webglTexture,n.TEXTURE0+M)}let Ye={[Io]:n.REPEAT,[us]:n.CLAMP_TO_EDGE,[lc]:n.MIRRORED_REPEAT},at={[on]:n.NEAREST,[v0]:n.NEAREST_MIPMAP_NEAREST,[Oa]:n.NEAREST_MIPMAP_LINEAR,[Lt]:n.LINEAR,[Nc]:n.LINEAR_MIPMAP_NEAREST,[Zi]:n.LINEAR_MIPMAP_LINEAR},Xe={[S0]:n.NEVER,[nf]:n.ALWAYS,[M0]:n.LESS,[ef]:n.LEQUAL,[w0]:n.EQUAL,[tf]:n.GEQUAL,[E0]:n.GREATER,[T0]:n.NOTEQUAL};function pt(P,M){if(M.type===yi&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===Lt||M.magFilter===Nc||M.magFilter===Oa||M.magFilter===Zi||M.minFilter===Lt||M.minFilter===Nc||M.minFilter===Oa||M.minFilter===Zi)&&Qe("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(P,n.TEXTURE_WRAP_S,Ye[M.wrapS]),n.texParameteri(P,n.TEXTURE_WRAP_T,Ye[M.wrapT]),(P===n.TEXTURE_3D||P===n.TEXTURE_2D_ARRAY)&&n.texParameteri(P,n.TEXTURE_WRAP_R,Ye[M.wrapR]),n.texParameteri(P,n.TEXTURE_MAG_FILTER,at[M.magFilter]),n.texParameteri(P,n.TEXTURE_MIN_FILTER,at[M.minFilter]),M.compareFunction&&(n.texParameteri(P,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(P,n.TEXTURE_COMPARE_FUNC,Xe[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===on||M.minFilter!==Oa&&M.minFilter!==Zi||M.type===yi&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||i.get(M).__currentAnisotropy){let Y=e.get("EXT_texture_filter_anisotropic");n.texParameterf(P,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),i.get(M).__currentAnisotropy=M.anisotropy}}}function ht(P,M){let Y=!1;P.__webglInit===void 0&&(P.__webglInit=!0,M.addEventListener("dispose",D),z(M));let de=M.source,le=f.get(de);le===void 0&&(le={},f.set(de,le));let ye=ne(M);if(ye!==P.__cacheKey){le[ye]===void 0&&(le[ye]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),le[ye].usedTimes++;let Se=le[P.__cacheKey];Se!==void 0&&(le[P.__cacheKey].usedTimes--,Se.usedTimes===0&&G(M)),P.__cacheKey=ye,P.__webglTexture=le[ye].texture}return Y}function rt(P,M,Y){return Math.floor(Math.floor(P/Y)/M)}function tn(P,M,Y,de){let ye=P.updateRanges;if(ye.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,M.width,M.height,Y,de,M.data);else{ye.sort((k,ae)=>k.start-ae.start);let Se=0;for(let k=1;k<ye.length;k++){let ae=ye[Se],se=ye[k],Ae=ae.start+ae.count,xe=rt(se.start,M.width,4),we=rt(ae.start,M.width,4);se.start<=Ae+1&&xe===we&&rt(se.start+se.count-1,M.width,4)===xe?ae.count=Math.max(ae.count,se.start+se.count-ae.start):(++Se,ye[Se]=se)}ye.length=Se+1;let ie=t.getParameter(n.UNPACK_ROW_LENGTH),re=t.getParameter(n.UNPACK_SKIP_PIXELS),ge=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,M.width);for(let k=0,ae=ye.length;k<ae;k++){let se=ye[k],Ae=Math.floor(se.start/4),xe=Math.ceil(se.count/4),we=Ae%M.width,qe=Math.floor(Ae/M.width),et=xe,ue=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,we),t.pixelStorei(n.UNPACK_SKIP_ROWS,qe),t.texSubImage2D(n.TEXTURE_2D,0,we,qe,et,ue,Y,de,M.data)}P.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ie),t.pixelStorei(n.UNPACK_SKIP_PIXELS,re),t.pixelStorei(n.UNPACK_SKIP_ROWS,ge)}}function Xt(P,M,Y){let de=n.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(de=n.TEXTURE_2D_ARRAY),M.isData3DTexture&&(de=n.TEXTURE_3D);let le=ht(P,M),ye=M.source;t.bindTexture(de,P.__webglTexture,n.TEXTURE0+Y);let Se=i.get(ye);if(ye.version!==Se.__version||le===!0){if(t.activeTexture(n.TEXTURE0+Y),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let ue=bt.getPrimaries(bt.workingColorSpace),He=M.colorSpace===Bs?null:bt.getPrimaries(M.colorSpace),tt=M.colorSpace===Bs||ue===He?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt)}t.pixelStorei(n.UNPACK_ALIGNMENT,M.unpackAlignment);let re=b(M.image,!1,s.maxTextureSize);re=We(M,re);let ge=r.convert(M.format,M.colorSpace),k=r.convert(M.type),ae=A(M.internalFormat,ge,k,M.normalized,M.colorSpace,M.isVideoTexture);pt(de,M);let se,Ae=M.mipmaps,xe=M.isVideoTexture!==!0,we=Se.__version===void 0||le===!0,qe=ye.dataReady,et=T(M,re);if(M.isDepthTexture)ae=_(M.format===Os,M.type),we&&(xe?t.texStorage2D(n.TEXTURE_2D,1,ae,re.width,re.height):t.texImage2D(n.TEXTURE_2D,0,ae,re.width,re.height,0,ge,k,null));else if(M.isDataTexture)if(Ae.length>0){xe&&we&&t.texStorage2D(n.TEXTURE_2D,et,ae,Ae[0].width,Ae[0].height);for(let ue=0,He=Ae.length;ue<He;ue++)se=Ae[ue],xe?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,se.width,se.height,ge,k,se.data):t.texImage2D(n.TEXTURE_2D,ue,ae,se.width,se.height,0,ge,k,se.data);M.generateMipmaps=!1}else xe?(we&&t.texStorage2D(n.TEXTURE_2D,et,ae,re.width,re.height),qe&&tn(M,re,ge,k)):t.texImage2D(n.TEXTURE_2D,0,ae,re.width,re.height,0,ge,k,re.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){xe&&we&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,ae,Ae[0].width,Ae[0].height,re.depth);for(let ue=0,He=Ae.length;ue<He;ue++)if(se=Ae[ue],M.format!==Vn)if(ge!==null)if(xe){if(qe)if(M.layerUpdates.size>0){let tt=uf(se.width,se.height,M.format,M.type);for(let Le of M.layerUpdates){let ct=se.data.subarray(Le*tt/se.data.BYTES_PER_ELEMENT,(Le+1)*tt/se.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,Le,se.width,se.height,1,ge,ct)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,se.width,se.height,re.depth,ge,se.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ue,ae,se.width,se.height,re.depth,0,se.data,0,0);else Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else xe?qe&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,se.width,se.height,re.depth,ge,k,se.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ue,ae,se.width,se.height,re.depth,0,ge,k,se.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{xe&&we&&t.texStorage2D(n.TEXTURE_2D,et,ae,Ae[0].width,Ae[0].height);for(let ue=0,He=Ae.length;ue<He;ue++)se=Ae[ue],M.format!==Vn?ge!==null?xe?qe&&t.compressedTexSubImage2D(n.TEXTURE_2D,ue,0,0,se.width,se.height,ge,se.data):t.compressedTexImage2D(n.TEXTURE_2D,ue,ae,se.width,se.height,0,se.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):xe?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,se.width,se.height,ge,k,se.data):t.texImage2D(n.TEXTURE_2D,ue,ae,se.width,se.height,0,ge,k,se.data)}else if(M.isDataArrayTexture)if(xe){if(we&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,ae,re.width,re.height,re.depth),qe)if(M.layerUpdates.size>0){let ue=uf(re.width,re.height,M.format,M.type);for(let He of M.layerUpdates){let tt=re.data.subarray(He*ue/re.data.BYTES_PER_ELEMENT,(He+1)*ue/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,He,re.width,re.height,1,ge,k,tt)}M.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,ge,k,re.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,ae,re.width,re.height,re.depth,0,ge,k,re.data);else if(M.isData3DTexture)xe?(we&&t.texStorage3D(n.TEXTURE_3D,et,ae,re.width,re.height,re.depth),qe&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,ge,k,re.data)):t.texImage3D(n.TEXTURE_3D,0,ae,re.width,re.height,re.depth,0,ge,k,re.data);else if(M.isFramebufferTexture){if(we)if(xe)t.texStorage2D(n.TEXTURE_2D,et,ae,re.width,re.height);else{let ue=re.width,He=re.height;for(let tt=0;tt<et;tt++)t.texImage2D(n.TEXTURE_2D,tt,ae,ue,He,0,ge,k,null),ue>>=1,He>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in n){let ue=n.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),re.parentNode!==ue){ue.appendChild(re),h.add(M),ue.onpaint=He=>{let tt=He.changedElements;for(let Le of h)tt.includes(Le.image)&&(Le.needsUpdate=!0)},ue.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,re);else{let tt=n.RGBA,Le=n.RGBA,ct=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,tt,Le,ct,re)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(xe&&we){let ue=Ke(Ae[0]);t.texStorage2D(n.TEXTURE_2D,et,ae,ue.width,ue.height)}for(let ue=0,He=Ae.length;ue<He;ue++)se=Ae[ue],xe?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ge,k,se):t.texImage2D(n.TEXTURE_2D,ue,ae,ge,k,se);M.generateMipmaps=!1}else if(xe){if(we){let ue=Ke(re);t.texStorage2D(n.TEXTURE_2D,et,ae,ue.width,ue.height)}qe&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,ge,k,re)}else t.texImage2D(n.TEXTURE_2D,0,ae,ge,k,re);R(M)&&M.mipmapsAutoUpdate===!0&&S(de),Se.__version=ye.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function mn(P,M,Y){if(M.image.length!==6)return;let de=ht(P,M),le=M.source;t.bindTexture(n.TEXTURE_CUBE_MAP,P.__webglTexture,n.TEXTURE0+Y);let ye=i.get(le);if(le.version!==ye.__version||de===!0){t.activeTexture(n.TEXTURE0+Y);let Se=bt.getPrimaries(bt.workingColorSpace),ie=M.colorSpace===Bs?null:bt.getPrimaries(M.colorSpace),re=M.colorSpace===Bs||Se===ie?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let ge=M.isCompressedTexture||M.image[0].isCompressedTexture,k=M.image[0]&&M.image[0].isDataTexture,ae=[];for(let Le=0;Le<6;Le++)!ge&&!k?ae[Le]=b(M.image[Le],!0,s.maxCubemapSize):ae[Le]=k?M.image[Le].image:M.image[Le],ae[Le]=We(M,ae[Le]);let se=ae[0],Ae=r.convert(M.format,M.colorSpace),xe=r.convert(M.type),we=A(M.internalFormat,Ae,xe,M.normalized,M.colorSpace),qe=M.isVideoTexture!==!0,et=ye.__version===void 0||de===!0,ue=le.dataReady,He=T(M,se);pt(n.TEXTURE_CUBE_MAP,M);let tt;if(M.isDepthTexture){if(we=_(M.format===Os,M.type),et)if(qe)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,we,se.width,se.height);else for(let Le=0;Le<6;Le++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,we,se.width,se.height,0,Ae,xe,null)}else if(ge){qe&&et&&t.texStorage2D(n.TEXTURE_CUBE_MAP,He,we,se.width,se.height);for(let Le=0;Le<6;Le++){tt=ae[Le].mipmaps;for(let ct=0;ct<tt.length;ct++){let $t=tt[ct];M.format!==Vn?Ae!==null?qe?ue&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,0,0,$t.width,$t.height,Ae,$t.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,we,$t.width,$t.height,0,$t.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,0,0,$t.width,$t.height,Ae,xe,$t.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct,we,$t.width,$t.height,0,Ae,xe,$t.data)}}}else{if(tt=M.mipmaps,qe&&et){tt.length>0&&He++;let Le=Ke(ae[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,He,we,Le.width,Le.height)}for(let Le=0;Le<6;Le++)if(k){qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,0,0,ae[Le].width,ae[Le].height,Ae,xe,ae[Le].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,we,ae[Le].width,ae[Le].height,0,Ae,xe,ae[Le].data);for(let ct=0;ct<tt.length;ct++){let Zn=tt[ct].image[Le].image;qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,0,0,Zn.width,Zn.height,Ae,xe,Zn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,we,Zn.width,Zn.height,0,Ae,xe,Zn.data)}}else{qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,0,0,Ae,xe,ae[Le]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,0,we,Ae,xe,ae[Le]);for(let ct=0;ct<tt.length;ct++){let $t=tt[ct];qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,0,0,Ae,xe,$t.image[Le]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Le,ct+1,we,Ae,xe,$t.image[Le])}}}R(M)&&M.mipmapsAutoUpdate===!0&&S(n.TEXTURE_CUBE_MAP),ye.__version=le.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function Bt(P,M,Y,de,le,ye){let Se=r.convert(Y.format,Y.colorSpace),ie=r.convert(Y.type),re=A(Y.internalFormat,Se,ie,Y.normalized,Y.colorSpace),ge=i.get(M),k=i.get(Y);if(k.__renderTarget=M,!ge.__hasExternalTextures){let ae=Math.max(1,M.width>>ye),se=Math.max(1,M.height>>ye);le===n.TEXTURE_3D||le===n.TEXTURE_2D_ARRAY?t.texImage3D(le,ye,re,ae,se,M.depth,0,Se,ie,null):t.texImage2D(le,ye,re,ae,se,0,Se,ie,null)}t.bindFramebuffer(n.FRAMEBUFFER,P),Te(M)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,de,le,k.__webglTexture,0,lt(M)):(le===n.TEXTURE_2D||le>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&le<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,de,le,k.__webglTexture,ye),t.bindFramebuffer(n.FRAMEBUFFER,null)}function In(P,M,Y){if(n.bindRenderbuffer(n.RENDERBUFFER,P),M.depthBuffer){let de=M.depthTexture,le=de&&de.isDepthTexture?de.type:null,ye=_(M.stencilBuffer,le),Se=M.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Te(M)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,lt(M),ye,M.width,M.height):Y?n.renderbufferStorageMultisample(n.RENDERBUFFER,lt(M),ye,M.width,M.height):n.renderbufferStorage(n.RENDERBUFFER,ye,M.width,M.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,Se,n.RENDERBUFFER,P)}else{let de=M.textures;for(let le=0;le<de.length;le++){let ye=de[le],Se=r.convert(ye.format,ye.colorSpace),ie=r.convert(ye.type),re=A(ye.internalFormat,Se,ie,ye.normalized,ye.colorSpace);Te(M)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,lt(M),re,M.width,M.height):Y?n.renderbufferStorageMultisample(n.RENDERBUFFER,lt(M),re,M.width,M.height):n.renderbufferStorage(n.RENDERBUFFER,re,M.width,M.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function wt(P,M,Y){let de=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,P),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let le=i.get(M.depthTexture);le.__renderTarget=M;let ye=de?M.depthTexture.image[0]:M.depthTexture.image;(!le.__webglTexture||ye.width!==M.width||ye.height!==M.height)&&(ye.width=M.width,ye.height=M.height,M.depthTexture.needsUpdate=!0),de?Ee(M.depthTexture,0):ve(M.depthTexture,0);let Se=le.__webglTexture,ie=lt(M),re=de?n.TEXTURE_CUBE_MAP_POSITIVE_X+Y:n.TEXTURE_2D,ge=M.depthTexture.format===Os?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(M.depthTexture.format===Fs)Te(M)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ge,re,Se,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,ge,re,Se,0);else if(M.depthTexture.format===Os)Te(M)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ge,re,Se,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,ge,re,Se,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function En(P){let M=i.get(P),Y=P.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==P.depthTexture){let de=P.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),de){let le=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,de.removeEventListener("dispose",le)};de.addEventListener("dispose",le),M.__depthDisposeCallback=le}M.__boundDepthTexture=de}if(P.depthTexture&&!M.__autoAllocateDepthBuffer)if(Y)for(let de=0;de<6;de++)wt(M.__webglFramebuffer[de],P,de);else P.texture.mipmaps.length>0?wt(M.__webglFramebuffer[0],P,0):wt(M.__webglFramebuffer,P,0);else if(Y){M.__webglDepthbuffer=[];for(let de=0;de<6;de++)if(t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer[de]),M.__webglDepthbuffer[de]===void 0)M.__webglDepthbuffer[de]=n.createRenderbuffer(),In(M.__webglDepthbuffer[de],P,!1);else{let le=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ye=M.__webglDepthbuffer[de];n.bindRenderbuffer(n.RENDERBUFFER,ye),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,ye)}}else if(P.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=n.createRenderbuffer(),In(M.__webglDepthbuffer,P,!1);else{let le=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ye=M.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,ye),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,ye)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function ln(P,M,Y){let de=i.get(P);M!==void 0&&Bt(de.__webglFramebuffer,P,P.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),Y!==void 0&&En(P)}function gn(P){let M=P.texture,Y=i.get(P),de=i.get(M);P.addEventListener("dispose",W),z(P);let le=P.textures,ye=P.isWebGLCubeRenderTarget===!0,Se=le.length>1;if(Se||(de.__webglTexture===void 0&&(de.__webglTexture=n.createTexture()),de.__version=M.version,o.memory.textures++),ye){Y.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0){Y.__webglFramebuffer[ie]=[];for(let re=0;re<M.mipmaps.length;re++)Y.__webglFramebuffer[ie][re]=n.createFramebuffer()}else Y.__webglFramebuffer[ie]=n.createFramebuffer()}else{if(M.mipmaps.length>0){Y.__webglFramebuffer=[];for(let ie=0;ie<M.mipmaps.length;ie++)Y.__webglFramebuffer[ie]=n.createFramebuffer()}else Y.__webglFramebuffer=n.createFramebuffer();if(Se)for(let ie=0,re=le.length;ie<re;ie++){let ge=i.get(le[ie]);ge.__webglTexture===void 0&&(ge.__webglTexture=n.createTexture(),o.memory.textures++)}if(P.samples>0&&Te(P)===!1){Y.__webglMultisampledFramebuffer=n.createFramebuffer(),Y.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let ie=0;ie<le.length;ie++){let re=le[ie];Y.__webglColorRenderbuffer[ie]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,Y.__webglColorRenderbuffer[ie]);let ge=r.convert(re.format,re.colorSpace),k=r.convert(re.type),ae=A(re.internalFormat,ge,k,re.normalized,re.colorSpace,P.isXRRenderTarget===!0),se=lt(P);n.renderbufferStorageMultisample(n.RENDERBUFFER,se,ae,P.width,P.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ie,n.RENDERBUFFER,Y.__webglColorRenderbuffer[ie])}n.bindRenderbuffer(n.RENDERBUFFER,null),P.depthBuffer&&(Y.__webglDepthRenderbuffer=n.createRenderbuffer(),In(Y.__webglDepthRenderbuffer,P,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(ye){t.bindTexture(n.TEXTURE_CUBE_MAP,de.__webglTexture),pt(n.TEXTURE_CUBE_MAP,M);for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Bt(Y.__webglFramebuffer[ie][re],P,M,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,re);else Bt(Y.__webglFramebuffer[ie],P,M,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);R(M)?S(n.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(Se){for(let ie=0,re=le.length;ie<re;ie++){let ge=le[ie],k=i.get(ge),ae=n.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(ae=P.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ae,k.__webglTexture),pt(ae,ge),Bt(Y.__webglFramebuffer,P,ge,n.COLOR_ATTACHMENT0+ie,ae,0),R(ge)&&S(ae)}t.unbindTexture()}else{let ie=n.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(ie=P.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ie,de.__webglTexture),pt(ie,M),M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Bt(Y.__webglFramebuffer[re],P,M,n.COLOR_ATTACHMENT0,ie,re);else Bt(Y.__webglFramebuffer,P,M,n.COLOR_ATTACHMENT0,ie,0);R(M)?S(ie):M.mipmaps.length>0&&n.texParameteri(ie,n.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}P.depthBuffer&&En(P)}function O(P){let M=P.textures;for(let Y=0,de=M.length;Y<de;Y++){let le=M[Y];if(R(le)&&le.mipmapsAutoUpdate===!0){let ye=I(P),Se=i.get(le).__webglTexture;t.bindTexture(ye,Se),S(ye),t.unbindTexture()}}}let Ie=[];function Je(P){if(P.samples>0){if(Te(P)===!1){let M=P.textures,Y=P.width,de=P.height,le=n.COLOR_BUFFER_BIT,ye=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Se=i.get(P),ie=M.length>1;if(ie)for(let ge=0;ge<M.length;ge++)t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ge,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ge,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,Se.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Se.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Se.__webglFramebuffer);for(let ge=0;ge<M.length;ge++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(le|=n.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(le|=n.STENCIL_BUFFER_BIT)),ie){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,Se.__webglColorRenderbuffer[ge]);let k=i.get(M[ge]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,k,0)}n.blitFramebuffer(0,0,Y,de,0,0,Y,de,le,n.NEAREST),l===!0&&(Ie.length=0,Ie.push(n.COLOR_ATTACHMENT0+ge),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&Ie.push(ye),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Ie))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ie)for(let ge=0;ge<M.length;ge++){t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ge,n.RENDERBUFFER,Se.__webglColorRenderbuffer[ge]);let k=i.get(M[ge]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ge,n.TEXTURE_2D,k,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Se.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){let M=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[M])}}}function lt(P){return Math.min(s.maxSamples,P.samples)}function Te(P){let M=i.get(P);return P.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Vt(P){let M=o.render.frame;u.get(P)!==M&&(u.set(P,M),P.update())}function We(P,M){let Y=P.colorSpace,de=P.format,le=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||Y!==Br&&Y!==Bs&&(bt.getTransfer(Y)===Dt?(de!==Vn||le!==si)&&Qe("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):it("WebGLTextures: Unsupported texture color space:",Y)),M}function Ke(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=fe,this.resetTextureUnits=te,this.getTextureUnits=oe,this.setTextureUnits=pe,this.setTexture2D=ve,this.setTexture2DArray=be,this.setTexture3D=Pe,this.setTextureCube=Ee,this.rebindTextures=ln,this.setupRenderTarget=gn,this.updateRenderTargetMipmap=O,this.updateMultisampleRenderTarget=Je,this.setupDepthRenderbuffer=En,this.setupFrameBufferTexture=Bt,this.useMultisampledRTT=Te,this.dispose=q}function DE(n,e){function t(i,s=Bs){let r,o=bt.getTransfer(s);if(i===si)return n.UNSIGNED_BYTE;if(i===Uc)return n.UNSIGNED_SHORT_4_4_4_4;if(i===kc)return n.UNSIGNED_SHORT_5_5_5_1;if(i===Zd)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Kd)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===Yd)return n.BYTE;if(i===$d)return n.SHORT;if(i===Vo)return n.UNSIGNED_SHORT;if(i===Fc)return n.INT;if(i===Ki)return n.UNSIGNED_INT;if(i===yi)return n.FLOAT;if(i===bi)return n.HALF_FLOAT;if(i===Jd)return n.ALPHA;if(i===jd)return n.RGB;if(i===Vn)return n.RGBA;if(i===Fs)return n.DEPTH_COMPONENT;if(i===Os)return n.DEPTH_STENCIL;if(i===Go)return n.RED;if(i===Oc)return n.RED_INTEGER;if(i===hr)return n.RG;if(i===Bc)return n.RG_INTEGER;if(i===zc)return n.RGBA_INTEGER;if(i===Ba||i===za||i===Ha||i===Va)if(o===Dt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===Ba)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===za)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Ha)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Va)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===Ba)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===za)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Ha)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Va)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===Hc||i===Vc||i===Gc||i===Wc)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===Hc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===Vc)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===Gc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Wc)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Xc||i===qc||i===Yc||i===$c||i===Zc||i===Ga||i===Kc)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===Xc||i===qc)return o===Dt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===Yc)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===$c)return r.COMPRESSED_R11_EAC;if(i===Zc)return r.COMPRESSED_SIGNED_R11_EAC;if(i===Ga)return r.COMPRESSED_RG11_EAC;if(i===Kc)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===Jc||i===jc||i===Qc||i===eu||i===tu||i===nu||i===iu||i===su||i===ru||i===ou||i===au||i===lu||i===cu||i===uu)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===Jc)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===jc)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===Qc)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===eu)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===tu)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===nu)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===iu)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===su)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===ru)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===ou)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===au)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===lu)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===cu)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===uu)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===hu||i===du||i===fu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===hu)return o===Dt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===du)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===fu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===pu||i===mu||i===Wa||i===gu)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===pu)return r.COMPRESSED_RED_RGTC1_EXT;if(i===mu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Wa)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===gu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Wr?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var NE=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,FE=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,wf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new Da(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new ps({vertexShader:NE,fragmentShader:FE,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new On(new Na(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Ef=class extends hs{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,d=null,f=null,p=null,y=typeof XRWebGLBinding<"u",m=new wf,g={},b=t.getContextAttributes(),R=null,S=null,I=[],A=[],_=new ut,T=null,z=null,F=new ti;F.viewport=new Et;let D=new ti;D.viewport=new Et;let W=[F,D],V=new Pc,U=null,q=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ne){let ve=I[ne];return ve===void 0&&(ve=new Fo,I[ne]=ve),ve.getTargetRaySpace()},this.getControllerGrip=function(ne){let ve=I[ne];return ve===void 0&&(ve=new Fo,I[ne]=ve),ve.getGripSpace()},this.getHand=function(ne){let ve=I[ne];return ve===void 0&&(ve=new Fo,I[ne]=ve),ve.getHandSpace()};function J(ne){let ve=A.indexOf(ne.inputSource);if(ve===-1)return;let be=I[ve];be!==void 0&&(be.update(ne.inputSource,ne.frame,c||o),be.dispatchEvent({type:ne.type,data:ne.inputSource}))}function G(){s.removeEventListener("select",J),s.removeEventListener("selectstart",J),s.removeEventListener("selectend",J),s.removeEventListener("squeeze",J),s.removeEventListener("squeezestart",J),s.removeEventListener("squeezeend",J),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",he);for(let ne=0;ne<I.length;ne++){let ve=A[ne];ve!==null&&(A[ne]=null,I[ne].disconnect(ve))}U=null,q=null,m.reset();for(let ne in g)delete g[ne];if(e.setRenderTarget(R),f=null,d=null,h=null,s=null,S=null,fe.stop(),i.isPresenting=!1,e.setPixelRatio(T),e.setSize(_.width,_.height,!1),z!==null){let ne=z.camera;ne.fov=z.fov,ne.zoom=z.zoom,ne.updateProjectionMatrix(),z=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ne){r=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ne){a=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ne){c=ne},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return h===null&&y&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(ne){if(s=ne,s!==null){if(R=e.getRenderTarget(),s.addEventListener("select",J),s.addEventListener("selectstart",J),s.addEventListener("selectend",J),s.addEventListener("squeeze",J),s.addEventListener("squeezestart",J),s.addEventListener("squeezeend",J),s.addEventListener("end",G),s.addEventListener("inputsourceschange",he),b.xrCompatible!==!0&&await t.makeXRCompatible(),T=e.getPixelRatio(),e.getSize(_),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let be=null,Pe=null,Ee=null;b.depth&&(Ee=b.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,be=b.stencil?Os:Fs,Pe=b.stencil?Wr:Ki);let Ye={colorFormat:t.RGBA8,depthFormat:Ee,scaleFactor:r};h=this.getBinding(),d=h.createProjectionLayer(Ye),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),S=new Hn(d.textureWidth,d.textureHeight,{format:Vn,type:si,depthTexture:new ks(d.textureWidth,d.textureHeight,Pe,void 0,void 0,void 0,void 0,void 0,void 0,be),stencilBuffer:b.stencil,colorSpace:e.outputColorSpace,samples:b.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let be={antialias:b.antialias,alpha:!0,depth:b.depth,stencil:b.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,be),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),S=new Hn(f.framebufferWidth,f.framebufferHeight,{format:Vn,type:si,colorSpace:e.outputColorSpace,stencilBuffer:b.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),fe.setContext(s),fe.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function he(ne){for(let ve=0;ve<ne.removed.length;ve++){let be=ne.removed[ve],Pe=A.indexOf(be);Pe>=0&&(A[Pe]=null,I[Pe].disconnect(be))}for(let ve=0;ve<ne.added.length;ve++){let be=ne.added[ve],Pe=A.indexOf(be);if(Pe===-1){for(let Ye=0;Ye<I.length;Ye++)if(Ye>=A.length){A.push(be),Pe=Ye;break}else if(A[Ye]===null){A[Ye]=be,Pe=Ye;break}if(Pe===-1)break}let Ee=I[Pe];Ee&&Ee.connect(be)}}function j(ne,ve){ve===null?ne.matrixWorld.copy(ne.matrix):ne.matrixWorld.multiplyMatrices(ve.matrixWorld,ne.matrix),ne.matrixWorldInverse.copy(ne.matrixWorld).invert()}this.updateCamera=function(ne){if(s===null)return;let ve=ne.near,be=ne.far;m.texture!==null&&(m.depthNear>0&&(ve=m.depthNear),m.depthFar>0&&(be=m.depthFar)),V.near=D.near=F.near=ve,V.far=D.far=F.far=be,(U!==V.near||q!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),U=V.near,q=V.far),V.layers.mask=ne.layers.mask|6,F.layers.mask=V.layers.mask&-5,D.layers.mask=V.layers.mask&-3;let Pe=ne.parent,Ee=V.cameras;j(V,Pe);for(let Ye=0;Ye<Ee.length;Ye++)j(Ee[Ye],Pe);V.projectionMatrix.copy(F.projectionMatrix),V.projectionMatrixInverse.copy(F.projectionMatrixInverse),z===null&&ne.isPerspectiveCamera&&(z={camera:ne,fov:ne.fov,zoom:ne.zoom}),te(ne,V,Pe)};function te(ne,ve,be){be===null?ne.matrix.copy(ve.matrixWorld):(ne.matrix.copy(be.matrixWorld),ne.matrix.invert(),ne.matrix.multiply(ve.matrixWorld)),ne.matrix.decompose(ne.position,ne.quaternion,ne.scale),ne.updateMatrixWorld(!0),ne.projectionMatrix.copy(ve.projectionMatrix),ne.projectionMatrixInverse.copy(ve.projectionMatrixInverse),ne.isPerspectiveCamera&&(ne.fov=uc*2*Math.atan(1/ne.projectionMatrix.elements[5]),ne.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(ne){l=ne,d!==null&&(d.fixedFoveation=ne),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ne)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(V)},this.getCameraTexture=function(ne){return g[ne]};let oe=null;function pe(ne,ve){if(u=ve.getViewerPose(c||o),p=ve,u!==null){let be=u.views;f!==null&&(e.setRenderTargetFramebuffer(S,f.framebuffer),e.setRenderTarget(S));let Pe=!1;be.length!==V.cameras.length&&(V.cameras.length=0,Pe=!0);for(let Xe=0;Xe<be.length;Xe++){let pt=be[Xe],ht=null;if(f!==null)ht=f.getViewport(pt);else{let tn=h.getViewSubImage(d,pt);ht=tn.viewport,Xe===0&&(e.setRenderTargetTextures(S,tn.colorTexture,tn.depthStencilTexture),e.setRenderTarget(S))}let rt=W[Xe];rt===void 0&&(rt=new ti,rt.layers.enable(Xe),rt.viewport=new Et,W[Xe]=rt),rt.matrix.fromArray(pt.transform.matrix),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),rt.projectionMatrix.fromArray(pt.projectionMatrix),rt.projectionMatrixInverse.copy(rt.projectionMatrix).invert(),rt.viewport.set(ht.x,ht.y,ht.width,ht.height),Xe===0&&(V.matrix.copy(rt.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Pe===!0&&V.cameras.push(rt)}let Ee=s.enabledFeatures;if(Ee&&Ee.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){h=i.getBinding();let Xe=h.getDepthInformation(be[0]);Xe&&Xe.isValid&&Xe.texture&&m.init(Xe,s.renderState)}if(Ee&&Ee.includes("camera-access")&&y){e.state.unbindTexture(),h=i.getBinding();for(let Xe=0;Xe<be.length;Xe++){let pt=be[Xe].camera;if(pt){let ht=g[pt];ht||(ht=new Da,g[pt]=ht);let rt=h.getCameraImage(pt);ht.sourceTexture=rt}}}}for(let be=0;be<I.length;be++){let Pe=A[be],Ee=I[be];Pe!==null&&Ee!==void 0&&Ee.update(Pe,ve,c||o)}oe&&oe(ne,ve),ve.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:ve}),p=null}let fe=new s_;fe.setAnimationLoop(pe),this.setAnimationLoop=function(ne){oe=ne},this.dispose=function(){}}},UE=new en,p_=new st;p_.set(-1,0,0,0,1,0,0,0,1);function kE(n,e){function t(m,g){m.matrixAutoUpdate===!0&&m.updateMatrix(),g.value.copy(m.matrix)}function i(m,g){g.color.getRGB(m.fogColor.value,af(n)),g.isFog?(m.fogNear.value=g.near,m.fogFar.value=g.far):g.isFogExp2&&(m.fogDensity.value=g.density)}function s(m,g,b,R,S){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(m,g):g.isMeshLambertMaterial?(r(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(m,g),h(m,g)):g.isMeshPhongMaterial?(r(m,g),u(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(m,g),d(m,g),g.isMeshPhysicalMaterial&&f(m,g,S)):g.isMeshMatcapMaterial?(r(m,g),p(m,g)):g.isMeshDepthMaterial?r(m,g):g.isMeshDistanceMaterial?(r(m,g),y(m,g)):g.isMeshNormalMaterial?r(m,g):g.isLineBasicMaterial?(o(m,g),g.isLineDashedMaterial&&a(m,g)):g.isPointsMaterial?l(m,g,b,R):g.isSpriteMaterial?c(m,g):g.isShadowMaterial?(m.color.value.copy(g.color),m.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(m,g){m.opacity.value=g.opacity,g.color&&m.diffuse.value.copy(g.color),g.emissive&&m.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.bumpMap&&(m.bumpMap.value=g.bumpMap,t(g.bumpMap,m.bumpMapTransform),m.bumpScale.value=g.bumpScale,g.side===ii&&(m.bumpScale.value*=-1)),g.normalMap&&(m.normalMap.value=g.normalMap,t(g.normalMap,m.normalMapTransform),m.normalScale.value.copy(g.normalScale),g.side===ii&&m.normalScale.value.negate()),g.displacementMap&&(m.displacementMap.value=g.displacementMap,t(g.displacementMap,m.displacementMapTransform),m.displacementScale.value=g.displacementScale,m.displacementBias.value=g.displacementBias),g.emissiveMap&&(m.emissiveMap.value=g.emissiveMap,t(g.emissiveMap,m.emissiveMapTransform)),g.specularMap&&(m.specularMap.value=g.specularMap,t(g.specularMap,m.specularMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest);let b=e.get(g),R=b.envMap,S=b.envMapRotation;R&&(m.envMap.value=R,m.envMapRotation.value.setFromMatrix4(UE.makeRotationFromEuler(S)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(p_),m.reflectivity.value=g.reflectivity,m.ior.value=g.ior,m.refractionRatio.value=g.refractionRatio),g.lightMap&&(m.lightMap.value=g.lightMap,m.lightMapIntensity.value=g.lightMapIntensity,t(g.lightMap,m.lightMapTransform)),g.aoMap&&(m.aoMap.value=g.aoMap,m.aoMapIntensity.value=g.aoMapIntensity,t(g.aoMap,m.aoMapTransform))}function o(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform))}function a(m,g){m.dashSize.value=g.dashSize,m.totalSize.value=g.dashSize+g.gapSize,m.scale.value=g.scale}function l(m,g,b,R){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.size.value=g.size*b,m.scale.value=R*.5,g.map&&(m.map.value=g.map,t(g.map,m.uvTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function c(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.rotation.value=g.rotation,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function u(m,g){m.specular.value.copy(g.specular),m.shininess.value=Math.max(g.shininess,1e-4)}function h(m,g){g.gradientMap&&(m.gradientMap.value=g.gradientMap)}function d(m,g){m.metalness.value=g.metalness,g.metalnessMap&&(m.metalnessMap.value=g.metalnessMap,t(g.metalnessMap,m.metalnessMapTransform)),m.roughness.value=g.roughness,g.roughnessMap&&(m.roughnessMap.value=g.roughnessMap,t(g.roughnessMap,m.roughnessMapTransform)),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)}function f(m,g,b){m.ior.value=g.ior,g.diffuseRoughness>0&&(m.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=g.diffuseRoughnessMap,t(g.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),g.sheen>0&&(m.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),m.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(m.sheenColorMap.value=g.sheenColorMap,t(g.sheenColorMap,m.sheenColorMapTransform)),g.sheenRoughnessMap&&(m.sheenRoughnessMap.value=g.sheenRoughnessMap,t(g.sheenRoughnessMap,m.sheenRoughnessMapTransform))),g.clearcoat>0&&(m.clearcoat.value=g.clearcoat,m.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(m.clearcoatMap.value=g.clearcoatMap,t(g.clearcoatMap,m.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,t(g.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(m.clearcoatNormalMap.value=g.clearcoatNormalMap,t(g.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===ii&&m.clearcoatNormalScale.value.negate())),g.dispersion>0&&(m.dispersion.value=g.dispersion),g.retroreflectivity>0&&(m.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(m.iridescence.value=g.iridescence,m.iridescenceIOR.value=g.iridescenceIOR,m.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(m.iridescenceMap.value=g.iridescenceMap,t(g.iridescenceMap,m.iridescenceMapTransform)),g.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=g.iridescenceThicknessMap,t(g.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),g.transmission>0&&(m.transmission.value=g.transmission,m.transmissionSamplerMap.value=b.texture,m.transmissionSamplerSize.value.set(b.width,b.height),g.transmissionMap&&(m.transmissionMap.value=g.transmissionMap,t(g.transmissionMap,m.transmissionMapTransform)),m.thickness.value=g.thickness,g.thicknessMap&&(m.thicknessMap.value=g.thicknessMap,t(g.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=g.attenuationDistance,m.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(m.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(m.anisotropyMap.value=g.anisotropyMap,t(g.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=g.specularIntensity,m.specularColor.value.copy(g.specularColor),g.specularColorMap&&(m.specularColorMap.value=g.specularColorMap,t(g.specularColorMap,m.specularColorMapTransform)),g.specularIntensityMap&&(m.specularIntensityMap.value=g.specularIntensityMap,t(g.specularIntensityMap,m.specularIntensityMapTransform))}function p(m,g){g.matcap&&(m.matcap.value=g.matcap)}function y(m,g){let b=e.get(g).light;m.referencePosition.value.setFromMatrixPosition(b.matrixWorld),m.nearDistance.value=b.shadow.camera.near,m.farDistance.value=b.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function OE(n,e,t,i){let s={},r={};function o(b,R){let S=R.program;i.uniformBlockBinding(b,S,s[b.id])}function a(b,R){let S=s[b.id];S===void 0&&(p(b),S=l(b),s[b.id]=S,b.addEventListener("dispose",m));let I=R.program;i.updateUBOMapping(b,I);let A=e.render.frame;r[b.id]!==A&&(c(b),r[b.id]=A)}function l(b){let R=n.createBuffer(),S=b.__size,I=b.usage;return n.bindBuffer(n.UNIFORM_BUFFER,R),n.bufferData(n.UNIFORM_BUFFER,S,I),n.bindBuffer(n.UNIFORM_BUFFER,null),R}function c(b){let R=s[b.id],S=b.uniforms,I=b.__cache;n.bindBuffer(n.UNIFORM_BUFFER,R);for(let A=0,_=S.length;A<_;A++){let T=S[A];if(Array.isArray(T))for(let z=0,F=T.length;z<F;z++)u(T[z],A,z,I);else u(T,A,0,I)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(b,R,S,I){if(d(b,R,S,I)===!0){let A=b.__offset,_=b.value;if(Array.isArray(_)){let T=0;for(let z=0;z<_.length;z++){let F=_[z],D=y(F,!0);h(F,b.__data,T),T+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else h(_,b.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,A,b.__data)}}function h(b,R,S){typeof b=="number"||typeof b=="boolean"?R[S]=b:b.isMatrix3?(R[S]=b.elements[0],R[S+1]=b.elements[1],R[S+2]=b.elements[2],R[S+3]=0,R[S+4]=b.elements[3],R[S+5]=b.elements[4],R[S+6]=b.elements[5],R[S+7]=0,R[S+8]=b.elements[6],R[S+9]=b.elements[7],R[S+10]=b.elements[8],R[S+11]=0):ArrayBuffer.isView(b)?R.set(b.subarray(0,R.length-S),S):b.toArray(R,S)}function d(b,R,S,I){let A=b.value,_=R+"_"+S;if(Array.isArray(A)){I[_]===void 0&&(I[_]=[]);let T=I[_],z=!1;for(let F=0;F<A.length;F++)f(A[F],T,F)===!0&&(z=!0);return z}return f(A,I,_)}function f(b,R,S){if(R[S]===void 0)return typeof b=="number"||typeof b=="boolean"?R[S]=b:ArrayBuffer.isView(b)?R[S]=b.slice():R[S]=b.clone(),!0;{let I=R[S];if(typeof b=="number"||typeof b=="boolean"){if(I!==b)return R[S]=b,!0}else{if(ArrayBuffer.isView(b))return!0;if(I.equals(b)===!1)return I.copy(b),!0}}return!1}function p(b){let R=b.uniforms,S=0,I=16;for(let _=0,T=R.length;_<T;_++){let z=Array.isArray(R[_])?R[_]:[R[_]];for(let F=0,D=z.length;F<D;F++){let W=z[F],V=Array.isArray(W.value)?W.value:[W.value],U=Array.isArray(R[_])||Array.isArray(W.value),q=S;for(let G=0,he=V.length;G<he;G++){let j=V[G],te=y(j,U),oe=S%I,pe=oe%te.boundary,fe=oe+pe;S+=pe,fe!==0&&I-fe<te.storage&&(S+=I-fe),G===0&&(q=S),S+=te.storage}let J=W.type==="int"?Int32Array:W.type==="uint"?Uint32Array:Float32Array;W.__data=new J((S-q)/Float32Array.BYTES_PER_ELEMENT),W.__offset=q}}let A=S%I;return A>0&&(S+=I-A),b.__size=S,b.__cache={},this}function y(b,R){let S={boundary:0,storage:0};return typeof b=="number"||typeof b=="boolean"?(S.boundary=4,S.storage=4):b.isVector2?(S.boundary=8,S.storage=8):b.isVector3||b.isColor?(S.boundary=16,S.storage=12):b.isVector4?(S.boundary=16,S.storage=16):b.isMatrix3?(S.boundary=16,S.storage=48):b.isMatrix4?(S.boundary=16,S.storage=64):b.isTexture?Qe("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(b)?(S.boundary=16,S.storage=b.byteLength):Qe("WebGLRenderer: Unsupported uniform value type.",b),R===!0&&(S.boundary=16,S.storage=Math.ceil(S.storage/16)*16),S}function m(b){let R=b.target;R.removeEventListener("dispose",m),n.deleteBuffer(s[R.id]),delete s[R.id],delete r[R.id]}function g(){for(let b in s)n.deleteBuffer(s[b]);s={},r={}}return{bind:o,update:a,dispose:g}}var BE=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),gs=null;function zE(){return gs===null&&(gs=new vi(BE,16,16,hr,bi),gs.name="DFG_LUT",gs.minFilter=Lt,gs.magFilter=Lt,gs.wrapS=us,gs.wrapT=us,gs.generateMipmaps=!1,gs.needsUpdate=!0),gs}var yu=class{constructor(e={}){let{canvas:t=R0(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1,outputBufferType:f=si}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=o;let y=f,m=new Set([zc,Bc,Oc]),g=new Set([si,Ki,Vo,Wr,Uc,kc]),b=new Uint32Array(4),R=new Int32Array(4),S={textures:[],min:[],max:[],resolution:[]},I=null,A=null,_=[],T=[],z=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ms,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let F=this,D=!1,W=null,V=null,U=null,q=null;this._outputColorSpace=_i;let J=0,G=0,he=null,j=-1,te=null,oe=new Et,pe=new Et,fe=null,ne=new Tt(0),ve=0,be=t.width,Pe=t.height,Ee=1,Ye=null,at=null,Xe=new Et(0,0,be,Pe),pt=new Et(0,0,be,Pe),ht=!1,rt=new Us,tn=new gc,Xt=!1,mn=!1,Bt=new en,In=new Q,wt=new Et,En={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},ln=!1;function gn(){return he===null?Ee:1}let O=i;function Ie(E,B){return t.getContext(E,B)}let Je,lt,Te,Vt,We,Ke,P,M,Y,de,le,ye,Se,ie,re,ge,k,ae,se,Ae,xe,we,qe;try{let E={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",He,!1),t.addEventListener("webglcontextrestored",tt,!1),t.addEventListener("webglcontextcreationerror",Le,!1),O===null){let B="webgl2";if(O=Ie(B,E),O===null)throw Ie(B)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}et()}catch(E){throw t.removeEventListener("webglcontextlost",He,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Le,!1),it("WebGLRenderer: "+E.message),E}function et(){Je=new Jw(O),Je.init(),xe=new DE(O,Je),lt=new zw(O,Je,e,xe),Te=new LE(O,Je),lt.reversedDepthBuffer&&d&&Te.buffers.depth.setReversed(!0),V=O.createFramebuffer(),U=O.createFramebuffer(),q=O.createFramebuffer(),Vt=new e1(O),We=new _E,Ke=new IE(O,Je,Te,We,lt,xe,Vt),P=new Kw(F),M=new nS(O),we=new Ow(O,M),Y=new jw(O,M,Vt,we),de=new n1(O,Y,M,we,Vt),ae=new t1(O,lt,Ke),re=new Hw(We),le=new gE(F,P,Je,lt,we,re),ye=new kE(F,We),Se=new xE,ie=new EE(Je),k=new kw(F,P,Te,de,p,l),ge=new PE(F,de,lt),qe=new OE(O,Vt,lt,Te),se=new Bw(O,Je,Vt),Ae=new Qw(O,Je,Vt),Vt.programs=le.programs,F.capabilities=lt,F.extensions=Je,F.properties=We,F.renderLists=Se,F.shadowMap=ge,F.state=Te,F.info=Vt}y!==si&&(z=new s1(y,t.width,t.height,a,s,r));let ue=new Ef(F,O);this.xr=ue,this.getContext=function(){return O},this.getContextAttributes=function(){return O.getContextAttributes()},this.forceContextLoss=function(){let E=Je.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){let E=Je.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return Ee},this.setPixelRatio=function(E){E!==void 0&&(Ee=E,this.setSize(be,Pe,!1))},this.getSize=function(E){return E.set(be,Pe)},this.setSize=function(E,B,ee=!0){if(ue.isPresenting){Qe("WebGLRenderer: Can't change size while VR device is presenting.");return}be=E,Pe=B,t.width=Math.floor(E*Ee),t.height=Math.floor(B*Ee),ee===!0&&(t.style.width=E+"px",t.style.height=B+"px"),z!==null&&z.setSize(t.width,t.height),this.setViewport(0,0,E,B)},this.getDrawingBufferSize=function(E){return E.set(be*Ee,Pe*Ee).floor()},this.setDrawingBufferSize=function(E,B,ee){be=E,Pe=B,Ee=ee,t.width=Math.floor(E*ee),t.height=Math.floor(B*ee),this.setViewport(0,0,E,B)},this.setEffects=function(E){if(y===si){it("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let B=0;B<E.length;B++)if(E[B].isOutputPass===!0){Qe("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}z.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(oe)},this.getViewport=function(E){return E.copy(Xe)},this.setViewport=function(E,B,ee,$){E.isVector4?Xe.set(E.x,E.y,E.z,E.w):Xe.set(E,B,ee,$),Te.viewport(oe.copy(Xe).multiplyScalar(gn()).round())},this.getScissor=function(E){return E.copy(pt)},this.setScissor=function(E,B,ee,$){E.isVector4?pt.set(E.x,E.y,E.z,E.w):pt.set(E,B,ee,$),Te.scissor(pe.copy(pt).multiplyScalar(gn()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(E){Te.setScissorTest(ht=E)},this.setOpaqueSort=function(E){Ye=E},this.setTransparentSort=function(E){at=E},this.getClearColor=function(E){return E.copy(k.getClearColor())},this.setClearColor=function(){k.setClearColor(...arguments)},this.getClearAlpha=function(){return k.getClearAlpha()},this.setClearAlpha=function(){k.setClearAlpha(...arguments)},this.clear=function(E=!0,B=!0,ee=!0){let $=0;if(E){let Z=!1;if(he!==null){let Re=he.texture.format;Z=m.has(Re)}if(Z){let Re=he.texture.type,De=g.has(Re),Ce=k.getClearColor(),Ne=k.getClearAlpha(),Ge=Ce.r,nt=Ce.g,mt=Ce.b;De?(b[0]=Ge,b[1]=nt,b[2]=mt,b[3]=Ne,O.clearBufferuiv(O.COLOR,0,b)):(R[0]=Ge,R[1]=nt,R[2]=mt,R[3]=Ne,O.clearBufferiv(O.COLOR,0,R))}else $|=O.COLOR_BUFFER_BIT}B&&($|=O.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&($|=O.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&O.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),W=E},this.dispose=function(){t.removeEventListener("webglcontextlost",He,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Le,!1),k.dispose(),Se.dispose(),ie.dispose(),Ke.dispose(),We.dispose(),P.dispose(),de.dispose(),Y.dispose(),we.dispose(),qe.dispose(),le.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",nl),ue.removeEventListener("sessionend",ts),xs.stop()};function He(E){E.preventDefault(),rf("WebGLRenderer: Context Lost."),D=!0}function tt(){rf("WebGLRenderer: Context Restored."),D=!1;let E=Vt.autoReset,B=ge.enabled,ee=ge.autoUpdate,$=ge.needsUpdate,Z=ge.type;et(),Vt.autoReset=E,ge.enabled=B,ge.autoUpdate=ee,ge.needsUpdate=$,ge.type=Z}function Le(E){it("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ct(E){let B=E.target;B.removeEventListener("dispose",ct),$t(B)}function $t(E){Zn(E),We.remove(E)}function Zn(E){let B=We.get(E).programs;B!==void 0&&(B.forEach(function(ee){le.releaseProgram(ee)}),E.isShaderMaterial&&le.releaseShaderCache(E))}this.renderBufferDirect=function(E,B,ee,$,Z,Re){B===null&&(B=En);let De=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Ce=na(E,B,ee,$,Z);Te.setMaterial($,De);let Ne=ee.index,Ge=1;if($.wireframe===!0){if(Ne=Y.getWireframeAttribute(ee),Ne===void 0)return;Ge=2}let nt=ee.drawRange,mt=ee.attributes.position,Ve=nt.start*Ge,gt=(nt.start+nt.count)*Ge;Re!==null&&(Ve=Math.max(Ve,Re.start*Ge),gt=Math.min(gt,(Re.start+Re.count)*Ge)),Ne!==null?(Ve=Math.max(Ve,0),gt=Math.min(gt,Ne.count)):mt!=null&&(Ve=Math.max(Ve,0),gt=Math.min(gt,mt.count));let rn=gt-Ve;if(rn<0||rn===1/0)return;we.setup(Z,$,Ce,ee,Ne);let Ft,Ut=se;if(Ne!==null&&(Ft=M.get(Ne),Ut=Ae,Ut.setIndex(Ft)),Z.isMesh)$.wireframe===!0?(Te.setLineWidth($.wireframeLinewidth*gn()),Ut.setMode(O.LINES)):Ut.setMode(O.TRIANGLES);else if(Z.isLine){let Tn=$.linewidth;Tn===void 0&&(Tn=1),Te.setLineWidth(Tn*gn()),Z.isLineSegments?Ut.setMode(O.LINES):Z.isLineLoop?Ut.setMode(O.LINE_LOOP):Ut.setMode(O.LINE_STRIP)}else Z.isPoints?Ut.setMode(O.POINTS):Z.isSprite&&Ut.setMode(O.TRIANGLES);if(Z.isBatchedMesh)if(Je.get("WEBGL_multi_draw"))Ut.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let Tn=Z._multiDrawStarts,Be=Z._multiDrawCounts,_n=Z._multiDrawCount,xt=Ne?M.get(Ne).bytesPerElement:1,bs=We.get($).currentProgram.getUniforms();for(let vn=0;vn<_n;vn++)bs.setValue(O,"_gl_DrawID",vn),Ut.render(Tn[vn]/xt,Be[vn])}else if(Z.isInstancedMesh)Ut.renderInstances(Ve,rn,Z.count);else if(ee.isInstancedBufferGeometry){let Tn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Be=Math.min(ee.instanceCount,Tn);Ut.renderInstances(Ve,rn,Be)}else Ut.render(Ve,rn)};function Qo(E,B,ee,$){W!==null&&E.isNodeMaterial&&W.setObject($,E),Xt===!0&&re.setState(E,ee,!1),E.transparent===!0&&E.side===ai&&E.forceSinglePass===!1?(E.side=ii,E.needsUpdate=!0,ns(E,B,$),E.side=ur,E.needsUpdate=!0,ns(E,B,$),E.side=ai):ns(E,B,$)}this.compile=function(E,B,ee=null){ee===null&&(ee=E),W!==null&&W.renderStart(E,B,ee),A=ie.get(ee),A.init(B),T.push(A),ee.traverseVisible(function(Z){Z.isLight&&Z.layers.test(B.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),E!==ee&&E.traverseVisible(function(Z){Z.isLight&&Z.layers.test(B.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),A.setupLights(),W!==null&&W.updateLights(A.state.lightsArray),mn=this.localClippingEnabled,Xt=re.init(this.clippingPlanes,mn),Xt===!0&&re.setGlobalState(this.clippingPlanes,B),W!==null&&ge.render(A.state.shadowsArray,ee,B);let $=new Set;return E.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Re=Z.material;if(Re)if(Array.isArray(Re))for(let De=0;De<Re.length;De++){let Ce=Re[De];Qo(Ce,ee,B,Z),$.add(Ce)}else Qo(Re,ee,B,Z),$.add(Re)}),A=T.pop(),W!==null&&W.renderEnd(),$},this.compileAsync=function(E,B,ee=null){let $=this.compile(E,B,ee);return new Promise(Z=>{function Re(){if($.forEach(function(De){let Ne=We.get(De).currentProgram;(Ne===void 0||Ne.isReady())&&$.delete(De)}),$.size===0){Z(E);return}setTimeout(Re,10)}Je.get("KHR_parallel_shader_compile")!==null?Re():setTimeout(Re,10)})};let Zr=null;function sh(E){Zr&&Zr(E)}function nl(){xs.stop()}function ts(){xs.start()}let xs=new s_;xs.setAnimationLoop(sh),typeof self<"u"&&xs.setContext(self),this.setAnimationLoop=function(E){Zr=E,ue.setAnimationLoop(E),E===null?xs.stop():xs.start()},ue.addEventListener("sessionstart",nl),ue.addEventListener("sessionend",ts),this.render=function(E,B){if(B!==void 0&&B.isCamera!==!0){it("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;W!==null&&W.renderStart(E,B);let ee=ue.enabled===!0&&ue.isPresenting===!0,$=z!==null&&(he===null||ee)&&z.begin(F,he);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),B.parent===null&&B.matrixWorldAutoUpdate===!0&&B.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(z===null||z.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(B),B=ue.getCamera()),E.isScene===!0&&E.onBeforeRender(F,E,B,he),A=ie.get(E,T.length),A.init(B),A.state.textureUnits=Ke.getTextureUnits(),T.push(A),Bt.multiplyMatrices(B.projectionMatrix,B.matrixWorldInverse),B.isArrayCamera?tn.setFromArrayCamera(B):rt.setFromProjectionMatrix(Bt,Pi,B.reversedDepth),mn=this.localClippingEnabled,Xt=re.init(this.clippingPlanes,mn),I=Se.get(E,_.length),I.init(),_.push(I),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let De=F.xr.getDepthSensingMesh();De!==null&&ys(De,B,-1/0,F.sortObjects)}ys(E,B,0,F.sortObjects),I.finish(),W!==null&&W.updateLights(A.state.lightsArray),F.sortObjects===!0&&I.sort(Ye,at),ln=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,ln&&k.addToRenderList(I,E),this.info.autoReset===!0&&this.info.reset(),Xt===!0&&re.beginShadows();let Z=A.state.shadowsArray;if(ge.render(Z,E,B),Xt===!0&&re.endShadows(),($&&z.hasRenderPass())===!1){let De=I.opaque,Ce=I.transmissive;if(A.setupLights(),B.isArrayCamera){let Ne=B.cameras;if(Ce.length>0)for(let Ge=0,nt=Ne.length;Ge<nt;Ge++){let mt=Ne[Ge];Ui(De,Ce,E,mt)}ln&&k.render(E);for(let Ge=0,nt=Ne.length;Ge<nt;Ge++){let mt=Ne[Ge];ea(I,E,mt,mt.viewport)}}else Ce.length>0&&Ui(De,Ce,E,B),ln&&k.render(E),ea(I,E,B)}he!==null&&G===0&&(Ke.updateMultisampleRenderTarget(he),Ke.updateRenderTargetMipmap(he)),$&&z.end(F),E.isScene===!0&&E.onAfterRender(F,E,B),we.resetDefaultState(),j=-1,te=null,T.pop(),T.length>0?(A=T[T.length-1],Ke.setTextureUnits(A.state.textureUnits),Xt===!0&&re.setGlobalState(F.clippingPlanes,A.state.camera)):A=null,_.pop(),_.length>0?I=_[_.length-1]:I=null,W!==null&&W.renderEnd()};function ys(E,B,ee,$){if(E.visible===!1)return;if(E.layers.test(B.layers)){if(E.isGroup)ee=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(B);else if(E.isLight)A.pushLight(E),E.castShadow&&A.pushShadow(E);else if(E.isSprite){let De=B.isArrayCamera?tn:rt;if(!E.frustumCulled||E.intersectsFrustum(De)){$&&wt.setFromMatrixPosition(E.matrixWorld).applyMatrix4(Bt);let Ce=de.update(E),Ne=E.material;Ne.visible&&I.push(E,Ce,Ne,ee,wt.z,null,B)}}else if(E.isMesh||E.isLine||E.isPoints){let De=B.isArrayCamera?tn:rt;if(!E.frustumCulled||E.intersectsFrustum(De)){let Ce=de.update(E),Ne=E.material;if($&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),wt.copy(E.boundingSphere.center)):(Ce.boundingSphere===null&&Ce.computeBoundingSphere(),wt.copy(Ce.boundingSphere.center)),wt.applyMatrix4(E.matrixWorld).applyMatrix4(Bt)),Array.isArray(Ne)){let Ge=Ce.groups;for(let nt=0,mt=Ge.length;nt<mt;nt++){let Ve=Ge[nt],gt=Ne[Ve.materialIndex];gt&&gt.visible&&I.push(E,Ce,gt,ee,wt.z,Ve,B)}}else Ne.visible&&I.push(E,Ce,Ne,ee,wt.z,null,B)}}}let Re=E.children;for(let De=0,Ce=Re.length;De<Ce;De++)ys(Re[De],B,ee,$)}function ea(E,B,ee,$){let{opaque:Z,transmissive:Re,transparent:De}=E;A.setupLightsView(ee),Xt===!0&&re.setGlobalState(F.clippingPlanes,ee),$&&Te.viewport(oe.copy($)),Z.length>0&&cn(Z,B,ee),Re.length>0&&cn(Re,B,ee),De.length>0&&cn(De,B,ee),Te.buffers.depth.setTest(!0),Te.buffers.depth.setMask(!0),Te.buffers.color.setMask(!0),Te.setPolygonOffset(!1)}function Ui(E,B,ee,$){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[$.id]===void 0){let Ve=Je.has("EXT_color_buffer_half_float")||Je.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[$.id]=new Hn(1,1,{generateMipmaps:!0,type:Ve?bi:si,minFilter:Zi,samples:Math.max(4,lt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:bt.workingColorSpace})}let Re=A.state.transmissionRenderTarget[$.id],De=$.viewport||oe;Re.setSize(De.z*F.transmissionResolutionScale,De.w*F.transmissionResolutionScale);let Ce=F.getRenderTarget(),Ne=F.getActiveCubeFace(),Ge=F.getActiveMipmapLevel();F.setRenderTarget(Re),F.getClearColor(ne),ve=F.getClearAlpha(),ve<1&&F.setClearColor(16777215,.5),F.clear(),ln&&k.render(ee);let nt=F.toneMapping;F.toneMapping=ms;let mt=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),A.setupLightsView($),Xt===!0&&re.setGlobalState(F.clippingPlanes,$),cn(E,ee,$),Ke.updateMultisampleRenderTarget(Re),Ke.updateRenderTargetMipmap(Re),Je.has("WEBGL_multisampled_render_to_texture")===!1){let Ve=!1;for(let gt=0,rn=B.length;gt<rn;gt++){let Ft=B[gt],{object:Ut,geometry:Tn,material:Be,group:_n}=Ft;if(Be.side===ai&&Ut.layers.test($.layers)){let xt=Be.side;Be.side=ii,Be.needsUpdate=!0,fn(Ut,ee,$,Tn,Be,_n),Be.side=xt,Be.needsUpdate=!0,Ve=!0}}Ve===!0&&(Ke.updateMultisampleRenderTarget(Re),Ke.updateRenderTargetMipmap(Re))}F.setRenderTarget(Ce,Ne,Ge),F.setClearColor(ne,ve),mt!==void 0&&($.viewport=mt),F.toneMapping=nt}function cn(E,B,ee){let $=B.isScene===!0?B.overrideMaterial:null;for(let Z=0,Re=E.length;Z<Re;Z++){let De=E[Z],{object:Ce,geometry:Ne,group:Ge}=De,nt=De.material;nt.allowOverride===!0&&$!==null&&(nt=$),Ce.layers.test(ee.layers)&&fn(Ce,B,ee,Ne,nt,Ge)}}function fn(E,B,ee,$,Z,Re){W!==null&&Z.isNodeMaterial&&W.setObject(E,Z),E.onBeforeRender(F,B,ee,$,Z,Re),E.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Z.onBeforeRender(F,B,ee,$,E,Re),Z.transparent===!0&&Z.side===ai&&Z.forceSinglePass===!1?(Z.side=ii,Z.needsUpdate=!0,F.renderBufferDirect(ee,B,$,Z,E,Re),Z.side=ur,Z.needsUpdate=!0,F.renderBufferDirect(ee,B,$,Z,E,Re),Z.side=ai):F.renderBufferDirect(ee,B,$,Z,E,Re),E.onAfterRender(F,B,ee,$,Z,Re)}function pn(E){let B=0;for(let ee of E)ee.texture!==null&&B++;return B}function ns(E,B,ee){B.isScene!==!0&&(B=En);let $=We.get(E),Z=A.state.lights,Re=A.state.shadowsArray,De=Z.state.version,Ce=le.getParameters(E,Z.state,Re,B,ee,A.state.lightProbeGridArray),Ne=le.getProgramCacheKey(Ce),Ge=$.programs;$.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?B.environment:null,$.fog=B.fog;let nt=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;$.envMap=P.get(E.envMap||$.environment,nt),$.envMapRotation=$.environment!==null&&E.envMap===null?B.environmentRotation:E.envMapRotation,Ge===void 0&&(E.addEventListener("dispose",ct),Ge=new Map,$.programs=Ge,$.programVariants=new Map);let mt=Ge.get(Ne);if(mt!==void 0){if($.currentProgram===mt&&$.lightsStateVersion===De)return ta(E,Ce),mt}else Ce.uniforms=le.getUniforms(E),W!==null&&E.isNodeMaterial&&W.build(E,ee,Ce),E.onBeforeCompile(Ce,F),mt=le.acquireProgram(Ce,Ne),Ge.set(Ne,mt),$.uniforms=Ce.uniforms;let Ve=$.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(Ve.clippingPlanes=re.uniform),ta(E,Ce),$.needsLights=Gs(E),$.lightsStateVersion=De,$.needsLights&&(Ve.ambientLightColor.value=Z.state.ambient,Ve.lightProbe.value=Z.state.probe,Ve.sunLights.value=Z.state.sun,Ve.sunLightShadows.value=Z.state.sunShadow,Ve.directionalLights.value=Z.state.directional,Ve.directionalLightShadows.value=Z.state.directionalShadow,Ve.spotLights.value=Z.state.spot,Ve.spotLightShadows.value=Z.state.spotShadow,Ve.rectAreaLights.value=Z.state.rectArea,Ve.ltc_1.value=Z.state.rectAreaLTC1,Ve.ltc_2.value=Z.state.rectAreaLTC2,Ve.pointLights.value=Z.state.point,Ve.pointLightShadows.value=Z.state.pointShadow,Ve.hemisphereLights.value=Z.state.hemi,Ve.sunShadowMatrix.value=Z.state.sunShadowMatrix,Ve.sunShadowCascade.value=Z.state.sunShadowCascade,Ve.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Ve.spotLightMatrix.value=Z.state.spotLightMatrix,Ve.spotLightMap.value=Z.state.spotLightMap,Ve.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.numLightProbeGrids=pn(A.state.lightProbeGridArray),$.currentProgram=mt,$.uniformsList=null,mt}function li(E,B,ee,$,Z){let Re=We.get(E),De=Re.currentProgram.id+","+$+","+Z,Ce=Re.programVariants.get(De);return Ce===void 0?(Ce=ns(E,B,ee),Re.programVariants.set(De,Ce)):(Re.currentProgram=Ce,Re.uniformsList=null,Re.outputColorSpace=$,Re.toneMapping=Z),Ce}function Vs(E){if(E.uniformsList===null){let B=E.currentProgram.getUniforms();E.uniformsList=Wo.seqWithValue(B.seq,E.uniforms)}return E.uniformsList}function ta(E,B){let ee=We.get(E);ee.outputColorSpace=B.outputColorSpace,ee.batching=B.batching,ee.batchingColor=B.batchingColor,ee.instancing=B.instancing,ee.instancingColor=B.instancingColor,ee.instancingMorph=B.instancingMorph,ee.skinning=B.skinning,ee.morphTargets=B.morphTargets,ee.morphNormals=B.morphNormals,ee.morphColors=B.morphColors,ee.morphTargetsCount=B.morphTargetsCount,ee.numClippingPlanes=B.numClippingPlanes,ee.numIntersection=B.numClipIntersection,ee.vertexAlphas=B.vertexAlphas,ee.vertexTangents=B.vertexTangents,ee.toneMapping=B.toneMapping}function na(E,B,ee,$,Z){B.isScene!==!0&&(B=En),Ke.resetTextureUnits();let Re=B.fog,De=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?B.environment:null,Ce=he===null?F.outputColorSpace:he.isXRRenderTarget===!0?he.texture.colorSpace:bt.workingColorSpace,Ne=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,Ge=P.get($.envMap||De,Ne),nt=$.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,mt=!!ee.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),Ve=!!ee.morphAttributes.position,gt=!!ee.morphAttributes.normal,rn=!!ee.morphAttributes.color,Ft=ms;$.toneMapped&&(he===null||he.isXRRenderTarget===!0)&&(Ft=F.toneMapping);let Ut=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,Tn=Ut!==void 0?Ut.length:0,Be=We.get($),_n=A.state.lights;if(Xt===!0&&(mn===!0||E!==te)){let kt=E===te&&$.id===j;re.setState($,E,kt)}let xt=!1,bs=!1;$.version===Be.__version?Be.needsLights&&Be.lightsStateVersion!==_n.state.version||Z.isBatchedMesh&&Be.batching===!1||!Z.isBatchedMesh&&Be.batching===!0||Z.isBatchedMesh&&Be.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Be.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Be.instancing===!1||!Z.isInstancedMesh&&Be.instancing===!0||Z.isSkinnedMesh&&Be.skinning===!1||!Z.isSkinnedMesh&&Be.skinning===!0||Z.isInstancedMesh&&Be.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Be.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Be.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Be.instancingMorph===!1&&Z.morphTexture!==null||Be.envMap!==Ge||$.fog===!0&&Be.fog!==Re||Be.numClippingPlanes!==void 0&&(Be.numClippingPlanes!==re.numPlanes||Be.numIntersection!==re.numIntersection)||Be.vertexAlphas!==nt||Be.vertexTangents!==mt||Be.morphTargets!==Ve||Be.morphNormals!==gt||Be.morphColors!==rn||Be.morphTargetsCount!==Tn||Be.numLightProbeGrids!==pn(A.state.lightProbeGridArray)?xt=!0:(Be.outputColorSpace!==Ce||Be.toneMapping!==Ft)&&(bs=!0):(xt=!0,Be.__version=$.version);let vn=Be.currentProgram;(xt===!0||bs===!0)&&(vn=bs===!0?li($,B,Z,Ce,Ft):ns($,B,Z),W&&$.isNodeMaterial&&W.onUpdateProgram($,vn,Be));let jr=!1,is=!1,Ss=!1,dt=vn.getUniforms(),un=Be.uniforms;if(Te.useProgram(vn.program)&&(jr=!0,is=!0,Ss=!0),$.id!==j&&(j=$.id,is=!0),jr||te!==E){Te.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),dt.setValue(O,"projectionMatrix",E.projectionMatrix),dt.setValue(O,"viewMatrix",E.matrixWorldInverse);let xn=dt.map.cameraPosition;xn!==void 0&&xn.setValue(O,In.setFromMatrixPosition(E.matrixWorld)),lt.logarithmicDepthBuffer&&dt.setValue(O,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&dt.setValue(O,"isOrthographic",E.isOrthographicCamera===!0),te!==E&&(te=E,is=!0,Ss=!0)}if(Be.needsLights&&(_n.state.sunShadowMap.length>0&&dt.setValue(O,"sunShadowMap",_n.state.sunShadowMap,Ke),_n.state.directionalShadowMap.length>0&&dt.setValue(O,"directionalShadowMap",_n.state.directionalShadowMap,Ke),_n.state.spotShadowMap.length>0&&dt.setValue(O,"spotShadowMap",_n.state.spotShadowMap,Ke),_n.state.pointShadowMap.length>0&&dt.setValue(O,"pointShadowMap",_n.state.pointShadowMap,Ke)),Z.isSkinnedMesh){dt.setOptional(O,Z,"bindMatrix"),dt.setOptional(O,Z,"bindMatrixInverse");let kt=Z.skeleton;kt&&(kt.boneTexture===null&&kt.computeBoneTexture(),dt.setValue(O,"boneTexture",kt.boneTexture,Ke))}Z.isBatchedMesh&&(dt.setOptional(O,Z,"batchingTexture"),dt.setValue(O,"batchingTexture",Z._matricesTexture,Ke),dt.setOptional(O,Z,"batchingIdTexture"),dt.setValue(O,"batchingIdTexture",Z._indirectTexture,Ke),dt.setOptional(O,Z,"batchingColorTexture"),Z._colorsTexture!==null&&dt.setValue(O,"batchingColorTexture",Z._colorsTexture,Ke));let Kn=ee.morphAttributes;if((Kn.position!==void 0||Kn.normal!==void 0||Kn.color!==void 0)&&ae.update(Z,ee,vn),(is||Be.receiveShadow!==Z.receiveShadow)&&(Be.receiveShadow=Z.receiveShadow,dt.setValue(O,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&B.environment!==null&&(un.envMapIntensity.value=B.environmentIntensity),un.dfgLUT!==void 0&&(un.dfgLUT.value=zE()),is){if(dt.setValue(O,"toneMappingExposure",F.toneMappingExposure),Be.needsLights&&Kr(un,Ss),Re&&$.fog===!0&&ye.refreshFogUniforms(un,Re),ye.refreshMaterialUniforms(un,$,Ee,Pe,A.state.transmissionRenderTarget[E.id]),Be.needsLights&&Be.numLightProbeGrids>0){let kt=S,xn=0;for(let Xn of A.state.lightProbeGridArray)Xn.texture!==null&&(kt.textures[xn]=Xn.texture,kt.min[xn]=Xn.boundingBox.min,kt.max[xn]=Xn.boundingBox.max,kt.resolution[xn]=Xn.resolution,xn++);for(let Xn in kt)kt[Xn].length=xn;un.probesSH.value=kt.textures,un.probesMin.value=kt.min,un.probesMax.value=kt.max,un.probesResolution.value=kt.resolution}Wo.upload(O,Vs(Be),un,Ke)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(Wo.upload(O,Vs(Be),un,Ke),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&dt.setValue(O,"center",Z.center),dt.setValue(O,"modelViewMatrix",Z.modelViewMatrix),dt.setValue(O,"normalMatrix",Z.normalMatrix),dt.setValue(O,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){let kt=$.uniformsGroups;for(let xn=0,Xn=kt.length;xn<Xn;xn++){let il=kt[xn];qe.update(il,vn),qe.bind(il,vn)}}return vn}function Kr(E,B){E.ambientLightColor.needsUpdate=B,E.lightProbe.needsUpdate=B,E.sunLights.needsUpdate=B,E.sunLightShadows.needsUpdate=B,E.directionalLights.needsUpdate=B,E.directionalLightShadows.needsUpdate=B,E.pointLights.needsUpdate=B,E.pointLightShadows.needsUpdate=B,E.spotLights.needsUpdate=B,E.spotLightShadows.needsUpdate=B,E.rectAreaLights.needsUpdate=B,E.hemisphereLights.needsUpdate=B}function Gs(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return J},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return he},this.setRenderTargetTextures=function(E,B,ee){let $=We.get(E);$.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),We.get(E.texture).__webglTexture=B,We.get(E.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:ee,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,B){let ee=We.get(E);ee.__webglFramebuffer=B,ee.__useDefaultFramebuffer=B===void 0},this.setRenderTarget=function(E,B=0,ee=0){he=E,J=B,G=ee;let $=null,Z=!1,Re=!1;if(E){let Ce=We.get(E);if(Ce.__useDefaultFramebuffer!==void 0){Te.bindFramebuffer(O.FRAMEBUFFER,Ce.__webglFramebuffer),oe.copy(E.viewport),pe.copy(E.scissor),fe=E.scissorTest,Te.viewport(oe),Te.scissor(pe),Te.setScissorTest(fe),j=-1;return}else if(Ce.__webglFramebuffer===void 0)Ke.setupRenderTarget(E);else if(Ce.__hasExternalTextures)Ke.rebindTextures(E,We.get(E.texture).__webglTexture,We.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){let nt=E.depthTexture;if(Ce.__boundDepthTexture!==nt){if(nt!==null&&We.has(nt)&&(E.width!==nt.image.width||E.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ke.setupDepthRenderbuffer(E)}}let Ne=E.texture;(Ne.isData3DTexture||Ne.isDataArrayTexture||Ne.isCompressedArrayTexture)&&(Re=!0);let Ge=We.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(Ge[B])?$=Ge[B][ee]:$=Ge[B],Z=!0):E.samples>0&&Ke.useMultisampledRTT(E)===!1?$=We.get(E).__webglMultisampledFramebuffer:Array.isArray(Ge)?$=Ge[ee]:$=Ge,oe.copy(E.viewport),pe.copy(E.scissor),fe=E.scissorTest}else oe.copy(Xe).multiplyScalar(Ee).floor(),pe.copy(pt).multiplyScalar(Ee).floor(),fe=ht;if(ee!==0&&($=V),Te.bindFramebuffer(O.FRAMEBUFFER,$)&&Te.drawBuffers(E,$),Te.viewport(oe),Te.scissor(pe),Te.setScissorTest(fe),Z){let Ce=We.get(E.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_CUBE_MAP_POSITIVE_X+B,Ce.__webglTexture,ee)}else if(Re){let Ce=B;for(let Ne=0;Ne<E.textures.length;Ne++){let Ge=We.get(E.textures[Ne]);O.framebufferTextureLayer(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0+Ne,Ge.__webglTexture,ee,Ce)}}else if(E!==null&&ee!==0){let Ce=We.get(E.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,Ce.__webglTexture,ee)}j=-1};function Jr(E){let B=We.get(E);return(B.__readFormat!==E.format||B.__readType!==E.type)&&(B.__readFormat=E.format,B.__readType=E.type,B.__formatReadable=lt.textureFormatReadable(E.format),B.__typeReadable=lt.textureTypeReadable(E.type)),B}this.readRenderTargetPixels=function(E,B,ee,$,Z,Re,De,Ce=0){if(!(E&&E.isWebGLRenderTarget)){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ne=We.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&De!==void 0&&(Ne=Ne[De],Array.isArray(Ne)&&(Ne=Ne[0])),Ne){Te.bindFramebuffer(O.FRAMEBUFFER,Ne);try{let Ge=E.textures[Ce],nt=Ge.format,mt=Ge.type;E.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Ce);let Ve=Jr(Ge);if(Ve.__formatReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ve.__typeReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}B>=0&&B<=E.width-$&&ee>=0&&ee<=E.height-Z&&O.readPixels(B,ee,$,Z,xe.convert(nt),xe.convert(mt),Re)}finally{let Ge=he!==null?We.get(he).__webglFramebuffer:null;Te.bindFramebuffer(O.FRAMEBUFFER,Ge)}}},this.readRenderTargetPixelsAsync=async function(E,B,ee,$,Z,Re,De,Ce=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ne=We.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&De!==void 0&&(Ne=Ne[De],Array.isArray(Ne)&&(Ne=Ne[0])),Ne)if(B>=0&&B<=E.width-$&&ee>=0&&ee<=E.height-Z){Te.bindFramebuffer(O.FRAMEBUFFER,Ne);let Ge=E.textures[Ce],nt=Ge.format,mt=Ge.type;E.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Ce);let Ve=Jr(Ge);if(Ve.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ve.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let gt=O.createBuffer();O.bindBuffer(O.PIXEL_PACK_BUFFER,gt),O.bufferData(O.PIXEL_PACK_BUFFER,Re.byteLength,O.STREAM_READ),O.readPixels(B,ee,$,Z,xe.convert(nt),xe.convert(mt),0),O.bindBuffer(O.PIXEL_PACK_BUFFER,null);let rn=he!==null?We.get(he).__webglFramebuffer:null;Te.bindFramebuffer(O.FRAMEBUFFER,rn);let Ft=O.fenceSync(O.SYNC_GPU_COMMANDS_COMPLETE,0);return O.flush(),await P0(O,Ft,4),O.bindBuffer(O.PIXEL_PACK_BUFFER,gt),O.getBufferSubData(O.PIXEL_PACK_BUFFER,0,Re),O.bindBuffer(O.PIXEL_PACK_BUFFER,null),O.deleteBuffer(gt),O.deleteSync(Ft),Re}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,B=null,ee=0){let $=Math.pow(2,-ee),Z=Math.floor(E.image.width*$),Re=Math.floor(E.image.height*$),De=B!==null?B.x:0,Ce=B!==null?B.y:0;Ke.setTexture2D(E,0),O.copyTexSubImage2D(O.TEXTURE_2D,ee,0,0,De,Ce,Z,Re),Te.unbindTexture()},this.copyTextureToTexture=function(E,B,ee=null,$=null,Z=0,Re=0){let De,Ce,Ne,Ge,nt,mt,Ve,gt,rn,Ft=E.isCompressedTexture?E.mipmaps[Re]:E.image;if(ee!==null)De=ee.max.x-ee.min.x,Ce=ee.max.y-ee.min.y,Ne=ee.isBox3?ee.max.z-ee.min.z:1,Ge=ee.min.x,nt=ee.min.y,mt=ee.isBox3?ee.min.z:0;else{let dt=Math.pow(2,-Z);De=Math.floor(Ft.width*dt),Ce=Math.floor(Ft.height*dt),E.isDataArrayTexture?Ne=Ft.depth:E.isData3DTexture?Ne=Math.floor(Ft.depth*dt):Ne=1,Ge=0,nt=0,mt=0}$!==null?(Ve=$.x,gt=$.y,rn=$.z):(Ve=0,gt=0,rn=0);let Ut=xe.convert(B.format),Tn=xe.convert(B.type),Be;B.isData3DTexture?(Ke.setTexture3D(B,0),Be=O.TEXTURE_3D):B.isDataArrayTexture||B.isCompressedArrayTexture?(Ke.setTexture2DArray(B,0),Be=O.TEXTURE_2D_ARRAY):(Ke.setTexture2D(B,0),Be=O.TEXTURE_2D),Te.activeTexture(O.TEXTURE0),Te.pixelStorei(O.UNPACK_FLIP_Y_WEBGL,B.flipY),Te.pixelStorei(O.UNPACK_PREMULTIPLY_ALPHA_WEBGL,B.premultiplyAlpha),Te.pixelStorei(O.UNPACK_ALIGNMENT,B.unpackAlignment);let _n=Te.getParameter(O.UNPACK_ROW_LENGTH),xt=Te.getParameter(O.UNPACK_IMAGE_HEIGHT),bs=Te.getParameter(O.UNPACK_SKIP_PIXELS),vn=Te.getParameter(O.UNPACK_SKIP_ROWS),jr=Te.getParameter(O.UNPACK_SKIP_IMAGES);Te.pixelStorei(O.UNPACK_ROW_LENGTH,Ft.width),Te.pixelStorei(O.UNPACK_IMAGE_HEIGHT,Ft.height),Te.pixelStorei(O.UNPACK_SKIP_PIXELS,Ge),Te.pixelStorei(O.UNPACK_SKIP_ROWS,nt),Te.pixelStorei(O.UNPACK_SKIP_IMAGES,mt);let is=E.isDataArrayTexture||E.isData3DTexture,Ss=B.isDataArrayTexture||B.isData3DTexture;if(E.isDepthTexture){let dt=We.get(E),un=We.get(B),Kn=We.get(dt.__renderTarget),kt=We.get(un.__renderTarget);Te.bindFramebuffer(O.READ_FRAMEBUFFER,Kn.__webglFramebuffer),Te.bindFramebuffer(O.DRAW_FRAMEBUFFER,kt.__webglFramebuffer);for(let xn=0;xn<Ne;xn++)is&&(O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,We.get(E).__webglTexture,Z,mt+xn),O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,We.get(B).__webglTexture,Re,rn+xn)),O.blitFramebuffer(Ge,nt,Ge+De,nt+Ce,Ve,gt,Ve+De,gt+Ce,O.DEPTH_BUFFER_BIT,O.NEAREST);Te.bindFramebuffer(O.READ_FRAMEBUFFER,null),Te.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else if(Z!==0||E.isRenderTargetTexture||We.has(E)){let dt=We.get(E),un=We.get(B);Te.bindFramebuffer(O.READ_FRAMEBUFFER,U),Te.bindFramebuffer(O.DRAW_FRAMEBUFFER,q);for(let Kn=0;Kn<Ne;Kn++)is?O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,dt.__webglTexture,Z,mt+Kn):O.framebufferTexture2D(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,dt.__webglTexture,Z),Ss?O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,un.__webglTexture,Re,rn+Kn):O.framebufferTexture2D(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,un.__webglTexture,Re),Z!==0?O.blitFramebuffer(Ge,nt,Ge+De,nt+Ce,Ve,gt,Ve+De,gt+Ce,O.COLOR_BUFFER_BIT,O.NEAREST):Ss?O.copyTexSubImage3D(Be,Re,Ve,gt,rn+Kn,Ge,nt,De,Ce):O.copyTexSubImage2D(Be,Re,Ve,gt,Ge,nt,De,Ce);Te.bindFramebuffer(O.READ_FRAMEBUFFER,null),Te.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else Ss?E.isDataTexture||E.isData3DTexture?O.texSubImage3D(Be,Re,Ve,gt,rn,De,Ce,Ne,Ut,Tn,Ft.data):B.isCompressedArrayTexture?O.compressedTexSubImage3D(Be,Re,Ve,gt,rn,De,Ce,Ne,Ut,Ft.data):O.texSubImage3D(Be,Re,Ve,gt,rn,De,Ce,Ne,Ut,Tn,Ft):E.isDataTexture?O.texSubImage2D(O.TEXTURE_2D,Re,Ve,gt,De,Ce,Ut,Tn,Ft.data):E.isCompressedTexture?O.compressedTexSubImage2D(O.TEXTURE_2D,Re,Ve,gt,Ft.width,Ft.height,Ut,Ft.data):O.texSubImage2D(O.TEXTURE_2D,Re,Ve,gt,De,Ce,Ut,Tn,Ft);Te.pixelStorei(O.UNPACK_ROW_LENGTH,_n),Te.pixelStorei(O.UNPACK_IMAGE_HEIGHT,xt),Te.pixelStorei(O.UNPACK_SKIP_PIXELS,bs),Te.pixelStorei(O.UNPACK_SKIP_ROWS,vn),Te.pixelStorei(O.UNPACK_SKIP_IMAGES,jr),Re===0&&B.generateMipmaps===!0&&B.mipmapsAutoUpdate===!0&&O.generateMipmap(Be),Te.unbindTexture()},this.initRenderTarget=function(E){We.get(E).__webglFramebuffer===void 0&&Ke.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?Ke.setTextureCube(E,0):E.isData3DTexture?Ke.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?Ke.setTexture2DArray(E,0):Ke.setTexture2D(E,0),Te.unbindTexture()},this.resetState=function(){J=0,G=0,he=null,Te.reset(),we.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Pi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=bt._getDrawingBufferColorSpace(e),t.unpackColorSpace=bt._getUnpackColorSpace()}};var m_=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform sampler2D uLight;
uniform vec2 uCells;
uniform vec2 uFieldCells;
uniform float uSpacing;
uniform vec4 uWindow;            // cell at the lower left, cells per pixel, unused
uniform vec2 uScreen;            // pixels
uniform vec2 uOrigin;            // pixels: lower left of the view
uniform vec4 uRange;             // low, high, kind (0 linear, 1 log, 2 hypsometric, 3 classes), sea
uniform float uShade;            // vertical exaggeration of the shading; 0 = none
uniform float uContour;
uniform vec4 uBrush;             // cell x, y, radius in cells, shown
in vec2 vScreen;
out vec4 outColour;

float h(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
vec3 palette(float t) { return texture(uPalette, vec2(clamp(t, 0.002, 0.998), 0.5)).rgb; }

void main() {
    vec2 pixel = gl_FragCoord.xy - uOrigin;
    vec2 cell = vec2(uWindow.x + pixel.x * uWindow.z, uWindow.y - pixel.y * uWindow.z);
    vec3 c = vec3(0.082, 0.09, 0.102);
    vec2 end = uCells - 1.0;
    if (cell.x >= -0.5 && cell.y >= -0.5 && cell.x <= end.x + 0.5 && cell.y <= end.y + 0.5) {
        vec2 uv = (cell + 0.5) / uCells;
        vec2 at = clamp(cell, vec2(0.0), end);
        float v = uRange.z > 2.5
            ? texelFetch(uField, ivec2(clamp(uv * uFieldCells, vec2(0.0), uFieldCells - 1.0)), 0).r
            : texture(uField, uv).r;
        float t;
        if (uRange.z > 2.5) t = (mod(v + 0.5, 32.0)) / 32.0;
        else if (uRange.z > 1.5) {
            // Sea floor in the lower half of the table, land in the upper: the break is the shore.
            t = v < uRange.w ? 0.499 * (v - uRange.x) / max(uRange.w - uRange.x, 1e-6)
                             : 0.501 + 0.499 * (v - uRange.w) / max(uRange.y - uRange.w, 1e-6);
        } else if (uRange.z > 0.5) t = log2(max(v, uRange.x) / uRange.x) / log2(uRange.y / uRange.x);
        else t = (v - uRange.x) / max(uRange.y - uRange.x, 1e-9);
        c = palette(t);
        float e = max(1.0, uWindow.z);
        vec2 g = vec2(h(at + vec2(e, 0.0)) - h(at - vec2(e, 0.0)), h(at + vec2(0.0, e)) - h(at - vec2(0.0, e))) / (2.0 * e * uSpacing);
        if (uShade > 0.0) {
            // Light from three sides: north-west leads, west and north fill what it grazes.
            vec3 n = normalize(vec3(-g * uShade, 1.0).xzy);
            vec3 nw = normalize(vec3(-0.62, 0.62, -0.62)), w = normalize(vec3(-0.9, 0.6, 0.1)), no = normalize(vec3(0.1, 0.6, -0.9));
            float s = 0.6 * max(dot(n, nw), 0.0) + 0.2 * max(dot(n, w), 0.0) + 0.2 * max(dot(n, no), 0.0);
            float open = texture(uLight, uv).g;
            c *= mix(1.0, clamp(0.34 + s * 1.12, 0.0, 1.4), 0.82) * mix(1.0, open, 0.35);
        }
        if (uContour > 0.0) {
            float k = h(at) / uContour;
            float w = max(length(g) * uSpacing * uWindow.z / uContour, 1e-5);
            float d = abs(fract(k + 0.5) - 0.5) / w;
            float line = 1.0 - smoothstep(0.5, 1.3, d);
            float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
            c *= 1.0 - line * (0.30 + 0.28 * heavy) * (1.0 - smoothstep(0.25, 0.6, w));
        }
        if (uBrush.a > 0.0) {
            float d = distance(cell, uBrush.xy) / uBrush.z;
            float w = uWindow.z / uBrush.z * 1.3;
            c = mix(c, vec3(1.0, 0.66, 0.3), 1.0 - smoothstep(w * 0.6, w * 1.5, abs(d - 1.0)));
        }
    }
    outColour = vec4(c, 1.0);
}
`;var ji=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uLevel;
uniform sampler2D uLight;    // r sun that gets through, g open sky, b high above or deep in its surroundings
uniform sampler2D uNoise;
uniform vec2 uCells;         // columns, rows of the maps
uniform float uSpacing;      // metres between samples
uniform float uZ;            // exaggeration of heights
uniform float uSea;          // metres; far down if there is none

float heightAt(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
float levelAt(vec2 cell) { return texture(uLevel, (cell + 0.5) / uCells).r; }
vec2 cellOf(vec3 world) { return world.xz / uSpacing + 0.5 * (uCells - 1.0); }
vec3 worldOf(vec2 cell, float h) {
    vec2 p = (cell - 0.5 * (uCells - 1.0)) * uSpacing;
    return vec3(p.x, h * uZ, p.y);
}
// Slope of the ground as it is (not exaggerated): dh/dx, dh/dy.
vec2 gradientAt(vec2 cell) {
    float e = heightAt(cell + vec2(1.0, 0.0)) - heightAt(cell - vec2(1.0, 0.0));
    float s = heightAt(cell + vec2(0.0, 1.0)) - heightAt(cell - vec2(0.0, 1.0));
    return vec2(e, s) / (2.0 * uSpacing);
}
`,fr=`
uniform vec3 uSun;          // towards the sun
uniform vec3 uSunLight;
uniform vec3 uSkyLight;
uniform vec3 uZenith;
uniform vec3 uHorizon;
uniform vec3 uGlow;
uniform float uExposure;
uniform float uHaze;        // share of light lost per metre

vec3 skyColour(vec3 d) {
    float up = max(d.y, 0.0);
    float t = pow(1.0 - up, 3.5);
    vec3 c = mix(uZenith, uHorizon, t);
    float s = max(dot(d, uSun), 0.0);
    c += uGlow * (0.16 * pow(s, 6.0) + 0.25 * pow(s, 40.0)) * (0.35 + 0.65 * t);
    return c;
}
vec3 sunDisc(vec3 d) {
    return uSunLight * 5.0 * smoothstep(0.99985, 0.99993, dot(d, uSun));
}
// Air between the eye and a thing: it loses its own light and gains that of the sky behind it.
vec3 throughAir(vec3 c, vec3 eye, vec3 at) {
    vec3 ray = at - eye;
    float dist = length(ray);
    vec3 d = ray / max(dist, 1e-3);
    float share = 1.0 - exp(-uHaze * dist);
    vec3 air = skyColour(normalize(vec3(d.x, max(d.y, 0.02) * 0.35, d.z)));
    vec3 thin = vec3(0.75, 0.9, 1.12);   // blue goes first
    return c * exp(-uHaze * dist * thin) + air * share * 0.9;
}
// Light as it is; viewport/develop.ts makes the picture of it.
vec4 finish(vec3 c, float alpha) { return vec4(min(max(c, 0.0) * uExposure, vec3(60.0)), alpha); }
`,Mu=`
in vec2 place;              // 0..PATCH
in vec4 patchAt;            // x, y, quad width in samples, distance where the level ends
uniform vec3 uEye;
vec2 patchCell() {
    vec2 cell = patchAt.xy + place * patchAt.z;
    vec3 at = worldOf(min(cell, uCells - 1.0), heightAt(min(cell, uCells - 1.0)));
    float far = distance(uEye, at) / (uSpacing * patchAt.w);
    float slide = clamp((far - 0.7) / 0.25, 0.0, 1.0);
    cell -= mod(place, 2.0) * patchAt.z * slide;
    return clamp(cell, vec2(0.0), uCells - 1.0);
}
`;var Ka=`
uniform float uTime;
uniform float uWave;             // length of the waves in metres

vec2 ripple(vec2 p) {
    vec4 a = texture(uNoise, p * 0.11);
    vec4 b = texture(uNoise, p * 0.29 + 0.61);
    return (a.gb - 0.5) + 0.6 * (b.gb - 0.5);
}
// Slope of the waves at a place, running with v (in wave lengths a second).
vec2 waves(vec2 at, vec2 v) {
    float t0 = fract(uTime * 0.25);
    float t1 = fract(uTime * 0.25 + 0.5);
    vec2 p = at / uWave;
    vec2 w0 = ripple(p - v * t0 * 4.0);
    vec2 w1 = ripple(p - v * t1 * 4.0 + 0.37);
    return mix(w0, w1, abs(2.0 * t0 - 1.0));
}
// What water of a depth does to the light of the ground below it: red goes first, then green, and
// the water's own colour takes their place.
uniform float uClear;            // how quickly: deep land has clear water, puddles are not glass
vec3 underWater(vec3 ground, float depth, vec3 toEye, vec2 light) {
    float path = depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear;
    vec3 left = exp(-path * vec3(0.46, 0.13, 0.085));
    vec3 shallow = vec3(0.055, 0.250, 0.240);
    vec3 deep = vec3(0.007, 0.040, 0.092);
    vec3 body = mix(shallow, deep, 1.0 - exp(-path * 0.055));
    body *= uSunLight * 0.30 * (0.35 + 0.65 * light.r) * max(uSun.y, 0.15) + uSkyLight * light.g * 0.95;
    return ground * left + body * (1.0 - left);
}
// What the surface throws back, and how much of it: sky and sun in waves that average out far away.
vec4 mirrorOf(vec3 at, vec3 eye, vec2 v, float speed, float sun, float rough) {
    vec3 toEye = normalize(eye - at);
    float calm = 1.0 / (1.0 + length(eye - at) / (uWave * 220.0));
    vec2 w = waves(at.xz, v) * (0.04 + 0.04 * min(speed, 3.0)) * calm * rough;
    vec3 n = normalize(vec3(-w.x, 1.0, -w.y));
    float f = 0.02 + 0.80 * pow(1.0 - max(dot(n, toEye), 0.02), 5.0);
    vec3 r = reflect(-toEye, n);
    r.y = abs(r.y) + 0.02;
    r = normalize(r);
    float towards = max(dot(r, uSun), 0.0);
    vec3 c = skyColour(r) + uSunLight * sun * (9.0 * pow(towards, 350.0) + 0.18 * pow(towards, 40.0));
    return vec4(c, f);
}
`,g_=`
${ji}
${Mu}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    float level = levelAt(vCell);
    float ground = heightAt(vCell);
    // Dry far from any water: well under the ground, out of sight.
    if (level < ground - 500.0) level = ground - 1.0 - 0.02 * uSpacing;
    vWorld = worldOf(vCell, level);
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,__=`
${ji}
${fr}
${Ka}
uniform sampler2D uExtra;
uniform float uHasFlow;
uniform vec3 uEye;
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    float h = heightAt(vCell);
    float depth = vWorld.y / uZ - h;
    if (depth <= 0.0) discard;
    vec2 v = vec2(0.12, 0.05);
    float speed = 0.35;
    if (uHasFlow > 0.5) {
        vec2 m = (texture(uExtra, (vCell + 0.5) / uCells).rg * 255.0 - 128.0) / 24.0;
        speed = length(m);
        v = m * 0.6;
        if (speed < 0.05) { v = vec2(0.10, 0.04); speed = 0.2; }
    }
    vec3 light = texture(uLight, (vCell + 0.5) / uCells).rgb;
    vec4 w = mirrorOf(vWorld, uEye, v, speed, light.r, mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
    // Foam where water is quick, and a thin line at the shore.
    vec4 n = texture(uNoise, vWorld.xz / uWave * 0.23 - v * uTime * 0.12);
    float quick = smoothstep(2.0, 5.0, speed) * smoothstep(0.42, 0.75, n.r);
    float shore = (1.0 - smoothstep(0.0, 0.05, depth / uSpacing)) * smoothstep(0.45, 0.7, n.a) * 0.5;
    float foam = clamp(quick * 0.8 + shore, 0.0, 0.85);
    vec3 white = vec3(0.85) * (uSunLight * 0.3 * light.r + uSkyLight * light.g);
    // Where nothing of the floor comes through the surface hides all that lies behind it, also the
    // edge of the map.
    vec3 toEye = normalize(uEye - vWorld);
    float hidden = smoothstep(0.90, 0.985, 1.0 - exp(-depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear * 0.085));
    vec3 below = underWater(vec3(0.0), depth, toEye, light.rg);
    float cover = w.a + (1.0 - w.a) * hidden;
    w = vec4((w.rgb * w.a + below * (1.0 - w.a) * hidden) / max(cover, 1e-4), cover);
    vec3 c = throughAir(mix(w.rgb, white, foam), uEye, vWorld);
    // A film fades in instead of ending with an edge.
    w.a = mix(w.a, 1.0, foam) * smoothstep(0.0, 0.012, depth / uSpacing);
    outColour = finish(c, w.a);
}
`;var pr=`
in vec3 position;
out vec2 vScreen;
void main() {
    vScreen = position.xy;
    gl_Position = vec4(position.xy, 1.0, 1.0);
}
`,v_=`
${ji}
${fr}
${Ka}
uniform vec3 uEye;
uniform mat4 uBack;              // from the screen to directions
uniform vec4 uBox;               // half width, half depth, floor height, 1 = open sea
uniform float uEdgeDepth;        // of the sea at the edge of the map
in vec2 vScreen;
out vec4 outColour;

float clouds(vec3 d) {
    vec2 p = d.xz / (d.y + 0.12) * 0.055;
    float n = texture(uNoise, p).r * 0.6 + texture(uNoise, p * 2.7 + 0.2).r * 0.28 + texture(uNoise, p * 7.1).r * 0.12;
    return smoothstep(0.54, 0.86, n) * smoothstep(0.02, 0.22, d.y);
}
void main() {
    vec4 far = uBack * vec4(vScreen, 1.0, 1.0);
    vec3 d = normalize(far.xyz / far.w - uEye);
    vec3 c;
    if (d.y < -0.0005 && uEye.y > uBox.z) {
        float t = (uBox.z - uEye.y) / d.y;
        vec3 at = uEye + d * t;
        if (uBox.w > 0.5) {
            vec3 below = underWater(vec3(0.0), uEdgeDepth, -d, vec2(1.0));
            vec4 w = mirrorOf(at, uEye, vec2(0.12, 0.05), 0.35, 1.0, mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
            c = throughAir(mix(below, w.rgb, w.a), uEye, at);
            c = mix(c, skyColour(normalize(vec3(d.x, 0.01, d.z))), smoothstep(-0.03, 0.0, d.y));
        } else {
            vec2 out2 = max(abs(at.xz) - uBox.xy, vec2(0.0));
            float away = length(out2) / max(uBox.x, uBox.y);
            float contact = 0.42 + 0.58 * smoothstep(0.0, 0.5, away);
            vec3 floorColour = vec3(0.034, 0.037, 0.042) * contact;
            float fade = exp(-away * 0.55);
            vec3 rim = mix(vec3(0.034, 0.037, 0.042), skyColour(normalize(vec3(d.x, 0.0, d.z))), smoothstep(-0.32, -0.01, d.y));
            c = mix(rim, floorColour * (0.6 + 0.8 * dot(uSunLight, vec3(0.3))), fade * (1.0 - smoothstep(-0.2, -0.02, d.y)));
        }
    } else {
        vec3 up = vec3(d.x, max(d.y, 0.0), d.z);
        c = skyColour(up);
        float k = clouds(up);
        vec3 lit = uSkyLight * 0.9 + uSunLight * (0.10 + 0.22 * pow(max(dot(up, uSun), 0.0), 3.0));
        c = mix(c, lit, k * 0.5);
        c += sunDisc(d);
    }
    outColour = finish(c, 1.0);
}
`,x_=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uCoarse;
uniform vec2 uCells;
uniform vec2 uPixels;            // of the light map
uniform float uSpacing;
uniform float uZ;
uniform vec3 uSun;
uniform float uRelief;           // metres, exaggerated
uniform float uSea;
uniform int uSteps;
uniform int uRays;
in vec2 vScreen;
out vec4 outColour;

float h(vec2 uv) { return max(texture(uHeight, uv).r, uSea) * uZ; }
float hc(vec2 uv) { return max(texture(uCoarse, uv).r, uSea) * uZ; }

void main() {
    vec2 uv = gl_FragCoord.xy / uPixels;
    vec2 one = 1.0 / uCells;
    float here = h(uv);
    // Sun: walk towards it; how far the ray clears the ground, in widths of the sun's disc.
    float lit = 1.0;
    if (uSun.y <= 0.0) {
        lit = 0.0;
    } else {
        vec2 dir = normalize(uSun.xz + 1e-6);
        float rise = uSun.y / max(length(uSun.xz), 1e-4);      // height per length
        float far = min(uRelief / max(rise, 0.02), uSpacing * max(uCells.x, uCells.y) * 1.5);
        float t = uSpacing * 0.9;
        float grow = pow(max(far / t, 2.0), 1.0 / float(uSteps));
        for (int i = 0; i < 96; i++) {
            if (i >= uSteps || t > far) break;
            vec2 at = uv + dir * (t / uSpacing) * one;
            if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) break;
            float ground = t > 14.0 * uSpacing ? hc(at) : h(at);
            float over = here + uSpacing * 0.12 + rise * t - ground;
            lit = min(lit, 0.5 + over / (t * 0.05 + uSpacing * 0.35));
            if (lit <= 0.0) break;
            t = max(t * grow, t + uSpacing * 0.8);
        }
        lit = smoothstep(0.0, 1.0, clamp(lit, 0.0, 1.0));
    }
    // Sky: mean openness over directions, from the highest angle seen at growing distances.
    float open = 0.0;
    float mean = 0.0;
    float weight = 0.0;
    for (int k = 0; k < 16; k++) {
        if (k >= uRays) break;
        float a = (float(k) + 0.5 * fract(sin(dot(floor(gl_FragCoord.xy), vec2(12.9898, 78.233))) * 43758.5453)) * 6.2831853 / float(uRays);
        vec2 dir = vec2(cos(a), sin(a));
        float highest = 0.0;
        float t = 1.5;
        for (int i = 0; i < 7; i++) {
            vec2 at = uv + dir * t * one;
            float g = t > 10.0 ? hc(at) : h(at);
            float s = (g - here) / (t * uSpacing);
            highest = max(highest, s * (1.0 - 0.06 * float(i)));
            if (i >= 2 && i <= 4) { mean += g; weight += 1.0; }
            t *= 1.9;
        }
        float sine = highest / sqrt(1.0 + highest * highest);
        open += 1.0 - sine * sine * 0.35 - sine * 0.65;
    }
    open = open / float(uRays);
    float above = (here - mean / weight) / (uSpacing * 6.0);
    outColour = vec4(lit, clamp(open * open * 0.85 + 0.15, 0.0, 1.0), 0.5 + 0.5 * clamp(above * 1.6, -1.0, 1.0), 1.0);
}
`;function Tf(n,e,t,i,s=0,r=t){let o=Math.max(1,Math.ceil((e-1)/32)),a=Math.max(1,Math.ceil((t-1)/32)),l=i!==void 0&&i.across===o&&i.down===a,c=l?i:{across:o,down:a,low:new Float32Array(o*a),high:new Float32Array(o*a)},u=l?Math.max(0,Math.floor((s-1)/32)):0,h=l?Math.min(a,Math.ceil((r+1)/32)):a;for(let d=u;d<h;d++)for(let f=0;f<o;f++){let p=1/0,y=-1/0,m=Math.min(t-1,(d+1)*32),g=Math.min(e-1,(f+1)*32);for(let b=d*32;b<=m;b++)for(let R=b*e+f*32;R<=b*e+g;R++){let S=n[R];S<p&&(p=S),S>y&&(y=S)}c.low[d*o+f]=p,c.high[d*o+f]=y}return c}function y_(n,e,t,i,s){let r=Math.floor(s.length/4),o=0;for(;32*2**o<Math.max(n.across,n.down)*32;)o++;let a=0,l=(u,h,d)=>{let f=2**u,p=1/0,y=-1/0;for(let m=d;m<Math.min(d+f,n.down);m++)for(let g=h;g<Math.min(h+f,n.across);g++)p=Math.min(p,n.low[m*n.across+g]),y=Math.max(y,n.high[m*n.across+g]);return[p*e,y*e]},c=(u,h,d)=>{if(h>=n.across||d>=n.down)return;let f=32*2**u,p=h*32,y=d*32,[m,g]=l(u,h,d);if(!t.sees(p,y,m,p+f,y+f,g))return;let b=Math.max(p-t.x,0,t.x-(p+f)),R=Math.max(y-t.y,0,t.y-(y+f)),S=Math.max(m-t.z,0,t.z-g),I=Math.hypot(b,R,S);if(u>0&&I<i*2**(u-1)){let A=2**(u-1);c(u-1,h,d),c(u-1,h+A,d),c(u-1,h,d+A),c(u-1,h+A,d+A);return}a>=r||(s[a*4]=p,s[a*4+1]=y,s[a*4+2]=2**u,s[a*4+3]=u===o?1e9:i*2**u,a++)};return c(o,0,0),a}function b_(n,e,t,i){let s=Math.max(1,Math.floor(Math.sqrt(e*t/4e4))),r=[],o=[],a=1/0,l=-1/0;for(let d=0;d<n.length;d++){let f=n[d];f<a&&(a=f),f>l&&(l=f)}for(let d=1;d<t-1;d+=s)for(let f=1;f<e-1;f+=s){let p=d*e+f,y=(n[p+1]-n[p-1])/(2*i),m=(n[p+e]-n[p-e])/(2*i);r.push(n[p]),o.push(Math.hypot(y,m))}r.sort((d,f)=>d-f),o.sort((d,f)=>d-f);let c=(d,f)=>d.length===0?0:d[Math.min(d.length-1,Math.floor(f*d.length))],u=Math.tan(35*Math.PI/180),h=Math.max(Math.min(u,c(o,.97)),c(o,.7),.12);return{low:a,high:l,top:c(r,.995)||l,rockSlope:h,median:c(o,.5)}}function S_(n,e,t,i){let s=Math.max(1,Math.ceil(Math.max(e,t)/i)),r=Math.ceil(e/s),o=Math.ceil(t/s),a=new Float32Array(r*o);for(let l=0;l<o;l++){let c=Math.min(t,(l+1)*s);for(let u=0;u<r;u++){let h=Math.min(e,(u+1)*s),d=0;for(let f=l*s;f<c;f++)for(let p=u*s;p<h;p++)d+=n[f*e+p];a[l*r+u]=d/((c-l*s)*(h-u*s))}}return{columns:r,rows:o,values:a}}function M_(n,e,t,i,s,r){let o=r??new Float32Array(n.length),a=.02;for(let l=0;l<n.length;l++){let c=-1e6;e!==void 0&&e[l]>a&&(c=n[l]+e[l]),s!==void 0&&n[l]<s&&c<s&&(c=s),o[l]=c}for(let l=0;l<i;l++)for(let c=0;c<t;c++){let u=l*t+c;if(o[u]>n[u])continue;let h=0,d=0;for(let f=Math.max(0,l-1);f<=Math.min(i-1,l+1);f++)for(let p=Math.max(0,c-1);p<=Math.min(t-1,c+1);p++){let y=f*t+p;o[y]>n[y]&&(h+=o[y],d++)}o[u]=d>0?Math.min(h/d,n[u]-.001):-1e6}return o}function w_(n){for(let e=0;e<n.length;e++)if(n[e]>.02)return!0;return!1}function E_(n,e,t,i){let s=0,r=0,o=a=>{r++,n[a]<i&&s++};for(let a=0;a<e;a++)o(a),o((t-1)*e+a);for(let a=0;a<t;a++)o(a*e),o(a*e+e-1);return s/r}function T_(n,e){let t=Math.max(1,Math.floor(n.length/3e4)),i=[];for(let s=0;s<n.length;s+=t){let r=e[s]-n[s];r>0&&i.push(r)}return i.sort((s,r)=>s-r),i.length===0?1:i[Math.floor(i.length*.95)]}function A_(n,e,t,i){let[s,r,o,a]=[e,t,-1,-1];for(let l=0;l<t;l++)for(let c=0;c<e;c++)n[l*e+c]<=i||(s=Math.min(s,c),o=Math.max(o,c),r=Math.min(r,l),a=Math.max(a,l));return o<0?void 0:{x0:s,y0:r,x1:o,y1:a}}var Eu=class{constructor(){this.columns=2;this.rows=2;this.spacing=1;this.numbers={low:0,high:1,top:1,rockSlope:.7,median:.3};this.height=Qi(2,2);this.level=Qi(2,2,new Float32Array(4).fill(-1e6));this.coarse=Qi(2,2);this.material=wu(2,2);this.extra=wu(2,2,4);this.hasWater=!1;this.hasMaterial=!1;this.hasFlow=!1;this.waterDepth=10;this.ocean=!1;this.version=0;this.bounds={west:0,east:0,north:0,south:0};this.seen=new Map}get width(){return(this.columns-1)*this.spacing}get depth(){return(this.rows-1)*this.spacing}get extent(){return Math.max(this.width,this.depth)}get heights(){return this.height.image.data}update(e,t,i){let s=e.fields.get("height");if(s===void 0)return!1;this.source=e;let r=t!==this.sea;this.sea=t;let o=this.isNew(s),a=s.columns!==this.columns||s.rows!==this.rows;(o||a)&&this.takeHeight(s,e,a,i);let l=e.fields.get("water"),c=this.isNew(l);(o||a||c||r)&&this.takeWater(s,l,i),this.takeMaterial(e.fields.get("top_material")),this.takeExtra(e,s);let u=o||a||c||r;return u&&this.version++,u}heightAt(e,t){return Af(this.heights,this.columns,this.rows,e,t)}levelAt(e,t){if(this.level.image.width!==this.columns)return this.heightAt(e,t);let i=this.level.image.data;return Math.max(this.heightAt(e,t),Af(i,this.columns,this.rows,e,t))}fieldAt(e,t,i){let s=this.source?.fields.get(e);if(s===void 0)return;let r=t/Math.max(1,this.columns-1)*(s.columns-1),o=i/Math.max(1,this.rows-1)*(s.rows-1);return s.values instanceof Uint8Array?s.values[Math.round(o)*s.columns+Math.round(r)]:Af(s.values,s.columns,s.rows,r,o)}dispose(){for(let e of[this.height,this.level,this.coarse,this.material,this.extra])e.dispose()}isNew(e){if(e===void 0)return!1;let t=this.seen.get(e.name)!==e.version;return this.seen.set(e.name,e.version),t}takeHeight(e,t,i,s){let r=e.values;this.columns=e.columns,this.rows=e.rows,this.spacing=t.spacing*e.stride;let[o,a]=vp(e);i||this.heights!==r?(this.height.dispose(),this.height=Qi(e.columns,e.rows,r),this.boxes=Tf(r,e.columns,e.rows)):o<a&&(R_(s,this.height,o,a),this.boxes=Tf(r,e.columns,e.rows,this.boxes,o,a));let l=S_(r,e.columns,e.rows,256);this.coarse.dispose(),this.coarse=Qi(l.columns,l.rows,l.values),this.numbers=b_(r,e.columns,e.rows,this.spacing)}takeWater(e,t,i){let s=c=>c!==void 0&&c.columns===e.columns&&c.rows===e.rows,r=e.values;if(this.ocean=this.sea!==void 0&&E_(r,e.columns,e.rows,this.sea)>.97,this.hasWater=this.sea!==void 0&&this.numbers.low<this.sea||s(t)&&w_(t.values),this.findBounds(r),!this.hasWater&&this.level.image.width===2)return;let o=this.level.image.data,a=o.length===r.length?o:void 0,l=M_(r,s(t)?t.values:void 0,e.columns,e.rows,this.sea,a);this.waterDepth=T_(r,l),a!==void 0?R_(i,this.level,0,e.rows):(this.level.dispose(),this.level=Qi(e.columns,e.rows,l))}findBounds(e){let t={west:-this.width/2,east:this.width/2,north:-this.depth/2,south:this.depth/2};if(this.bounds=t,!this.ocean)return;let i=A_(e,this.columns,this.rows,this.sea);i!==void 0&&(this.bounds={west:t.west+i.x0*this.spacing,east:t.west+i.x1*this.spacing,north:t.north+i.y0*this.spacing,south:t.north+i.y1*this.spacing})}takeMaterial(e){if(this.hasMaterial=e!==void 0,e===void 0||!this.isNew(e))return;let t=e.values;this.material.dispose(),this.material=wu(e.columns,e.rows,1,t)}takeExtra(e,t){let i=["velocity_x","velocity_y","river_width","wear","deposit"].map(m=>{let g=e.fields.get(m);return g!==void 0&&g.columns===t.columns&&g.rows===t.rows?g:void 0}),s=!1;for(let m of i)this.isNew(m)&&(s=!0);this.hasFlow=i[0]!==void 0&&i[1]!==void 0;let r=t.columns*t.rows;if(!i.some(Boolean)||!s&&this.extra.image.data.length===r*4)return;let o=i[2]!==void 0&&i[2].stride===1,a=o?Math.max(i[2].high,1e-6):1,l=m=>{let g=m/a;return o?255*Math.max(5*m/this.spacing,g>.22?.35+.5*g:0):0},[c,u,h,d,f]=i.map(m=>m?.values),p=new Uint8Array(r*4),y=m=>Math.max(0,Math.min(255,Math.round(m)));for(let m=0;m<r;m++){p[m*4]=c?y(128+24*c[m]):128,p[m*4+1]=u?y(128+24*u[m]):128,p[m*4+2]=h?y(l(h[m])):0;let g=(f?f[m]:0)-(d?d[m]:0);p[m*4+3]=y(128+40*Math.sign(g)*Math.log2(1+Math.abs(g)))}this.extra.dispose(),this.extra=wu(t.columns,t.rows,4,p)}};function Af(n,e,t,i,s){let r=Math.min(Math.max(i,0),e-1),o=Math.min(Math.max(s,0),t-1),a=Math.min(Math.floor(r),Math.max(0,e-2)),l=Math.min(Math.floor(o),Math.max(0,t-2)),c=l*e+a,u=e>1?1:0,h=t>1?e:0,d=r-a,f=o-l,p=n[c]*(1-d)+n[c+u]*d,y=n[c+h]*(1-d)+n[c+h+u]*d;return p*(1-f)+y*f}function Qi(n,e,t){let i=new vi(t??new Float32Array(n*e),n,e,Go,yi);return i.internalFormat="R32F",i.minFilter=i.magFilter=Lt,i.unpackAlignment=4,i.needsUpdate=!0,i}function wu(n,e,t=1,i){let s=new vi(i??new Uint8Array(n*e*t),n,e,t===1?Go:Vn,si);return s.minFilter=s.magFilter=t===1?on:Lt,s.unpackAlignment=1,s.needsUpdate=!0,s}function R_(n,e,t,i){let r=n.properties.get(e).__webglTexture;if(r===void 0||e.version===0){e.needsUpdate=!0;return}let o=n.getContext(),{width:a,data:l}=e.image;n.state.activeTexture(o.TEXTURE0),n.state.bindTexture(o.TEXTURE_2D,r),o.pixelStorei(o.UNPACK_FLIP_Y_WEBGL,!1),o.pixelStorei(o.UNPACK_ALIGNMENT,4),o.texSubImage2D(o.TEXTURE_2D,0,0,t,a,i-t,o.RED,o.FLOAT,l,t*a),n.state.unbindTexture()}var C_=[[72,93,66],[98,116,74],[138,142,92],[177,163,112],[193,172,132],[197,184,162],[217,212,203],[244,245,246]],Tu=[[18,42,82],[27,73,120],[49,114,155],[98,162,181],[166,208,205]],HE=[[88,128,168],[226,170,92],[98,150,104],[196,102,90],[148,190,194],[130,98,144],[206,196,120],[96,106,116],[214,156,170],[124,92,64],[158,194,130],[176,170,162]],Si=(n,e,t="linear",i=!1,s=!0)=>({name:n,kind:t,diverging:i,stops:e,even:s}),Au=[Si("height",[...Tu,...C_],"hypsometric",!1,!1),Si("dusk",[[20,16,52],[60,40,104],[46,92,128],[56,146,128],[150,196,98],[244,232,140]]),Si("slope",[[246,244,246],[203,194,208],[147,131,163],[92,75,111],[42,31,56]]),Si("water",[[247,250,252],[183,213,232],[103,164,209],[41,104,168],[14,38,92]]),Si("flow",[[247,250,252],[183,213,232],[103,164,209],[41,104,168],[14,38,92]],"log"),Si("change",[[110,36,12],[178,84,38],[223,160,116],[244,241,236],[138,194,188],[48,136,138],[8,72,80]],"linear",!0),Si("wear",[[247,243,238],[232,190,150],[205,126,74],[160,66,28],[88,26,10]]),Si("temperature",[[20,52,122],[66,126,190],[164,202,226],[246,245,243],[237,176,150],[205,90,76],[124,20,42]],"linear",!0),Si("humidity",[[94,58,18],[158,112,54],[214,186,138],[244,243,238],[150,202,192],[54,142,134],[4,74,72]]),Si("hardness",[[247,240,230],[221,184,146],[181,122,84],[124,70,46],[66,30,22]]),Si("age",[[243,246,236],[187,207,168],[121,158,112],[66,106,74],[24,54,42]]),Si("grey",[[24,25,28],[245,245,245]]),Si("classes",HE,"classes",!1,!1)],VE=[[/^(height|surface)$/,"height"],[/(top_material|zone|plate|basin|^material$|class)/,"classes"],[/(discharge|^flow$)/,"flow"],[/(curvature|velocity|wind_|change|deposit|difference)/,"change"],[/wear/,"wear"],[/temperature/,"temperature"],[/(humid|rain|wetness)/,"humidity"],[/(water|lake|river|depth|stream_order)/,"water"],[/(slope|talus|aspect)/,"slope"],[/(hardness|sediment)/,"hardness"],[/age/,"age"]];function Rf(n){let e=VE.find(([t])=>t.test(n))?.[1]??"dusk";return Cf(e)}function Cf(n){return Au.find(e=>e.name===n)??Au[1]}function P_([n,e,t]){let i=u=>u/255<=.04045?u/255/12.92:((u/255+.055)/1.055)**2.4,[s,r,o]=[i(n),i(e),i(t)],a=Math.cbrt(.4122214708*s+.5363325363*r+.0514459929*o),l=Math.cbrt(.2119034982*s+.6806995451*r+.1073969566*o),c=Math.cbrt(.0883024619*s+.2817188376*r+.6299787005*o);return[.2104542553*a+.793617785*l-.0040720468*c,1.9779984951*a-2.428592205*l+.4505937099*c,.0259040371*a+.7827717662*l-.808675766*c]}function GE([n,e,t]){let i=(n+.3963377774*e+.2158037573*t)**3,s=(n-.1055613458*e-.0638541728*t)**3,r=(n-.0894841775*e-1.291485548*t)**3;return[4.0767416621*i-3.3077115913*s+.2309699292*r,-1.2684380046*i+2.6097574011*s-.3413193965*r,-.0041960863*i-.7034186147*s+1.707614701*r].map(a=>{let l=a<=.0031308?12.92*a:1.055*Math.max(a,0)**.4166666666666667-.055;return Math.max(0,Math.min(255,Math.round(255*l)))})}function WE(n){let e=n.stops.length;if(n.kind==="hypsometric")return n.stops.map((r,o)=>o<Tu.length?.499*o/(Tu.length-1):.501+.499*(o-Tu.length)/(C_.length-1));if(!n.even)return n.stops.map((r,o)=>o/(e-1));let t=n.stops.map(P_),i=(r,o)=>{let a=[0];for(let l=r;l<o;l++){let c=Math.hypot(t[l][0]-t[l+1][0],t[l][1]-t[l+1][1],t[l][2]-t[l+1][2]);a.push(a[a.length-1]+c)}return a.map(l=>l/a[a.length-1])};if(!n.diverging)return i(0,e-1);let s=(e-1)/2;return[...i(0,s).map(r=>r/2),...i(s,e-1).slice(1).map(r=>.5+r/2)]}function Ru(n,e=256,t){let i=new Uint8Array(e*4);if(n.kind==="classes"){let o=t??n.stops;for(let a=0;a<e;a++){let l=o[Math.floor(a/e*32)%o.length];i.set([...l,255],a*4)}return i}let s=WE(n),r=n.stops.map(P_);for(let o=0;o<e;o++){let a=o/(e-1),l=0;for(;l<s.length-2&&a>s[l+1];)l++;let c=Math.max(0,Math.min(1,(a-s[l])/Math.max(s[l+1]-s[l],1e-9))),u=r[l].map((h,d)=>h+(r[l+1][d]-h)*c);i.set([...GE(u),255],o*4)}return i}function Pf(n,e,t){if(n.diverging){let i=Math.max(Math.abs(e),Math.abs(t),1e-9);return[-i,i]}return n.kind==="log"?[Math.max(e,t*1e-5,1e-9),Math.max(t,1e-8)]:t>e?[e,t]:[e,e+1]}function qr(n,e,t){let i=e-n;if(!(i>0))return[n];let s=Lf(i/t),r=[];for(let o=Math.ceil(n/s-1e-9)*s;o<=e+s*1e-9;o+=s)r.push(Math.abs(o)<s*1e-6?0:Number(o.toPrecision(12)));return r}function Lf(n){let e=10**Math.floor(Math.log10(n)),t=n/e;return(t<=1?1:t<=2?2:t<=5?5:10)*e}var Cu=class{constructor(e){this.window={x:0,y:0,scale:1};this.palette=Rf("height");this.range=[0,1];this.field="height";this.scene=new Yi;this.camera=new $i;this.colours=new vi(new Uint8Array(256*4),256,1);this.texture=Qi(2,2);this.shown="";this.colours.minFilter=this.colours.magFilter=Lt;let t=()=>new ut;this.material=new Ni({glslVersion:Ji,vertexShader:`precision highp float;
`+pr,fragmentShader:`precision highp float;
precision highp int;
`+m_,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uField:{value:null},uPalette:{value:this.colours},uLight:{value:null},uCells:{value:t()},uFieldCells:{value:t()},uSpacing:{value:1},uWindow:{value:new Et},uScreen:{value:t()},uOrigin:{value:t()},uRange:{value:new Et},uShade:{value:2},uContour:{value:0},uBrush:{value:new Et(0,0,1,0)}}});let i=new On(e,this.material);i.frustumCulled=!1,this.scene.add(i)}paletteByName(e){return Cf(e)}overlay(e,t,i){e.uOverlay.value=t?.85:0,t&&(e.uField.value=this.field==="height"?i.height:this.texture,e.uPalette.value=this.colours,e.uFieldRange.value.set(this.range[0],this.range[1],this.palette.kind==="log"?1:0))}fit(e,t,i){this.window={x:(e.columns-1)/2,y:(e.rows-1)/2,scale:Math.max(e.columns/(t*.94),e.rows/(i*.94))}}show(e,t,i,s){this.field=t,this.palette=s??Rf(t);let r=`${t} ${this.palette.name} ${e?.version} ${e?.columns} ${this.classes?.length}`;if(!(r===this.shown&&t!=="height")&&(this.shown=r,this.colours.image.data=Ru(this.palette,256,this.palette.kind==="classes"?this.classes:void 0),this.colours.minFilter=this.colours.magFilter=this.palette.kind==="classes"?on:Lt,this.colours.needsUpdate=!0,e!==void 0))if(t!=="height"){let o=e.values instanceof Uint8Array?Float32Array.from(e.values):e.values;this.texture.dispose(),this.texture=Qi(e.columns,e.rows,o),this.palette.kind==="classes"&&(this.texture.minFilter=this.texture.magFilter=on);let[a,l]=XE(o);this.range=Pf(this.palette,a,l)}else this.range=Pf(this.palette,i.numbers.low,i.numbers.high)}draw(e,t,i,s,r,o){let a=this.material.uniforms,l=e.getPixelRatio(),{x:c,y:u,scale:h}=this.window;a.uHeight.value=t.height,a.uField.value=this.field==="height"?t.height:this.texture,a.uLight.value=i,a.uCells.value.set(t.columns,t.rows);let d=a.uField.value.image;a.uFieldCells.value.set(d.width,d.height),a.uSpacing.value=t.spacing;let f=c-s.width/2*h,p=u+s.height/2*h;a.uWindow.value.set(f,p,h/l,0),a.uOrigin.value.set(0,0),a.uScreen.value.set(s.width*l,s.height*l);let y={linear:0,log:1,hypsometric:2,classes:3}[this.palette.kind],m=t.sea??t.numbers.low;a.uRange.value.set(this.palette.kind==="hypsometric"?Math.min(t.numbers.low,m-1):this.range[0],this.palette.kind==="hypsometric"?t.numbers.top:this.range[1],y,m),a.uShade.value=Math.min(8,Math.max(.6,.42/Math.max(t.numbers.median,.02))),a.uContour.value=r,a.uBrush.value.copy(o),e.render(this.scene,this.camera)}};function XE(n){let e=1/0,t=-1/0;for(let i of n)i<e&&(e=i),i>t&&(t=i);return e<=t?[e,t]:[0,1]}var Pu=class{constructor(){this.state={x:0,y:0,z:0,azimuth:2.75,polar:1.02,distance:1e3};this.least=10;this.most=1e7}frame(e,t,i,s){let r=e.east-e.west,o=e.south-e.north,a=Math.hypot(r,o)/2,l=Math.tan(s*Math.PI/360)*Math.min(1,i*.72);this.state={x:(e.west+e.east)/2,y:t,z:(e.north+e.south)/2+o*.035,azimuth:2.75,polar:1,distance:a*.8/l},this.least=Math.max(r,o)/400,this.most=a*14,this.goal=void 0}eye(){let e=this.state,t=Math.sin(e.polar)*e.distance;return[e.x+t*Math.sin(e.azimuth),e.y+Math.cos(e.polar)*e.distance,e.z-t*Math.cos(e.azimuth)]}turn(e,t){let i=this.state;i.azimuth=(i.azimuth+e)%(2*Math.PI),i.polar=L_(i.polar+t,.02,1.54)}pan(e,t){let i=this.state,s=i.distance,r=Math.cos(i.azimuth),o=Math.sin(i.azimuth);i.x+=(-r*e-o*t)*s,i.z+=(-o*e+r*t)*s}zoom(e,t){let i=this.state,s=L_(i.distance*e,this.least,this.most),r=s/i.distance;t!==void 0&&(i.x+=(t[0]-i.x)*(1-r),i.y+=(t[1]-i.y)*(1-r),i.z+=(t[2]-i.z)*(1-r)),i.distance=s}fly(e,t,i){let s=this.state;this.pan(t,e),s.y+=i*s.distance}look(e,t){let i=this.eye();this.turn(e,t);let s=this.eye();this.state.x+=i[0]-s[0],this.state.y+=i[1]-s[1],this.state.z+=i[2]-s[2]}glideTo(e){this.goal={...this.state,...e}}step(e,t){if(this.goal===void 0)return!1;let i=t?1:1-Math.exp(-e*7),s=0;for(let r of Object.keys(this.goal)){let o=this.goal[r]-this.state[r];this.state[r]+=o*i,s=Math.max(s,Math.abs(o)/(r==="azimuth"||r==="polar"?1:this.state.distance))}return(t||s<.001)&&(this.goal=void 0),this.goal!==void 0}stay(){this.goal=void 0}};function L_(n,e,t){return Math.min(t,Math.max(e,n))}var qE=`
uniform sampler2D uLightBuffer;
in vec2 vScreen;
out vec4 outColour;
vec3 curve(vec3 x) { return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14); }
void main() {
    vec2 uv = vScreen * 0.5 + 0.5;
    vec3 c = texture(uLightBuffer, uv).rgb;
    float corner = dot(vScreen, vScreen);
    c = curve(c * 0.72 * (1.0 - 0.07 * corner));
    c = clamp(c, 0.0, 1.0);
    float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
    c = clamp(mix(vec3(grey), c, 0.98), 0.0, 1.0);
    vec3 low = c * 12.92;
    vec3 high = 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055;
    c = mix(low, high, step(0.0031308, c));
    float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
    outColour = vec4(c + grain / 255.0, 1.0);
}
`,Lu=class{constructor(e,t){this.smooth=t;this.targets=new Map;this.scene=new Yi;this.camera=new $i;this.material=new Ni({glslVersion:Ji,vertexShader:`precision highp float;
`+pr,fragmentShader:`precision highp float;
`+qE,depthTest:!1,depthWrite:!1,uniforms:{uLightBuffer:{value:null}}});let i=new On(e,this.material);i.frustumCulled=!1,this.scene.add(i)}buffer(e,t,i){let s=Math.max(1,Math.round(e*i)),r=Math.max(1,Math.round(t*i)),o=this.targets.get(i);return(o?.width!==s||o.height!==r)&&(o?.dispose(),o=new Hn(s,r,{type:bi,samples:this.smooth?4:0,minFilter:Lt,magFilter:Lt}),this.targets.set(i,o)),this.target=o,o}show(e){this.material.uniforms.uLightBuffer.value=this.target?.texture??null,e.setRenderTarget(null),e.render(this.scene,this.camera)}};var Iu=class{constructor(){this.key="";this.cursor=0;this.left=0;this.target=I_(4,4)}get busy(){return this.left>0}update(e,t,i,s,r,o){let a=Math.min(1,r.light/Math.max(t.columns,t.rows)),l=Math.max(4,Math.round(t.columns*a)),c=Math.max(4,Math.round(t.rows*a));(this.target.width!==l||this.target.height!==c)&&(this.target.dispose(),this.target=I_(l,c),this.key="");let u=`${t.version} ${i.x.toFixed(4)} ${i.y.toFixed(4)} ${i.z.toFixed(4)} ${s}`,h=Math.max(1,Math.ceil(l*c/r.strip));u!==this.key&&(this.key=u,this.left=h);let d=0;for(;this.left>0&&d<o;){let f=this.cursor%h,p=Math.floor(f*c/h),y=Math.floor((f+1)*c/h);e.draw(this.target,t,i,s,r,p,y),this.cursor=(f+1)%h,this.left--,d++}return d>0}dispose(){this.target.dispose()}};function I_(n,e){return new Hn(n,e,{depthBuffer:!1,minFilter:Lt,magFilter:Lt,generateMipmaps:!1})}var Du=class{constructor(e,t){this.renderer=e;this.scene=new Yi;this.camera=new $i;this.material=new Ni({glslVersion:Ji,vertexShader:`precision highp float;
`+pr,fragmentShader:`precision highp float;
`+x_,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uCoarse:{value:null},uCells:{value:new ut},uPixels:{value:new ut},uSpacing:{value:1},uZ:{value:1},uSun:{value:new Q},uRelief:{value:1},uSea:{value:-1e6},uSteps:{value:32},uRays:{value:8}}});let i=new On(t,this.material);i.frustumCulled=!1,this.scene.add(i)}draw(e,t,i,s,r,o,a){let l=this.material.uniforms;l.uHeight.value=t.height,l.uCoarse.value=t.coarse,l.uCells.value.set(t.columns,t.rows),l.uPixels.value.set(e.width,e.height),l.uSpacing.value=t.spacing,l.uZ.value=s,l.uSun.value.copy(i),l.uRelief.value=Math.max(1,t.numbers.high-Math.max(t.numbers.low,t.sea??-1e9))*s,l.uSea.value=t.sea??-1e6,l.uSteps.value=r.steps,l.uRays.value=r.rays;let c=this.renderer.getRenderTarget();e.scissorTest=!0,e.scissor.set(0,o,e.width,a-o),e.viewport.set(0,0,e.width,e.height);let u=this.renderer.autoClear;this.renderer.autoClear=!1,this.renderer.setRenderTarget(e),this.renderer.render(this.scene,this.camera),this.renderer.setRenderTarget(c),this.renderer.autoClear=u}};var Ja={temperate:{moss:"#5b6645",meadow:"#7b7a56",straw:"#a0946e",wood:"#3c4834",soil:"#866f55",scree:"#a3978a",sand:"#cfbd96",snow:"#dde3ec",green:1,snowShare:.86},alpine:{moss:"#4c5c3a",meadow:"#6a6f4a",straw:"#857e62",wood:"#2f3f2b",soil:"#756756",scree:"#948d86",sand:"#b9ae98",snow:"#dde3ec",green:.9,snowShare:.58},arid:{moss:"#9a7d52",meadow:"#b08a5a",straw:"#bf9a68",wood:"#7c6b45",soil:"#a9764c",scree:"#b7936f",sand:"#d8b784",snow:"#f1ece4",green:.28,snowShare:2},bare:{moss:"#9a948c",meadow:"#a39c92",straw:"#aca49a",wood:"#8f8981",soil:"#978c80",scree:"#a89f95",sand:"#c3b59c",snow:"#f1f4f8",green:0,snowShare:2}};function If(n){let e=parseInt(n.slice(1),16),t=i=>{let s=(e>>i&255)/255;return s<=.04045?s/12.92:((s+.055)/1.055)**2.4};return[t(16),t(8),t(0)]}function D_(n,e,t){if(e<-.5||t<-.5||e>n.columns-.5||t>n.rows-.5)return;let i=Math.min(Math.max(e,0),n.columns-1),s=Math.min(Math.max(t,0),n.rows-1);return{x:i*n.spacing,y:s*n.spacing,cellX:i,cellY:s,height:n.heightAt(i,s),worldX:i*n.spacing-n.width/2,worldZ:s*n.spacing-n.depth/2}}function YE(n,e,t,i){let s=Math.max(n.numbers.high,n.sea??-1e9)*i+1,r=n.numbers.low*i-1,o=0,a=1/0,l=(f,p,y,m)=>{if(Math.abs(p)<1e-12)return f>=y&&f<=m;let g=(y-f)/p,b=(m-f)/p;return o=Math.max(o,Math.min(g,b)),a=Math.min(a,Math.max(g,b)),o<=a};if(!l(e.x,t.x,-n.width/2,n.width/2)||!l(e.z,t.z,-n.depth/2,n.depth/2)||!l(e.y,t.y,r,s))return;let c=f=>{let p=(e.x+t.x*f+n.width/2)/n.spacing,y=(e.z+t.z*f+n.depth/2)/n.spacing;return e.y+t.y*f-n.levelAt(p,y)*i},u=Math.hypot(t.x,t.z),h=Math.max(n.spacing*.5/Math.max(u,.05),(a-o)/4e3),d=o;for(let f=o;f<=a+h;f+=h){if(c(Math.min(f,a))<=0){let p=d,y=Math.min(f,a);for(let b=0;b<12;b++){let R=(p+y)/2;c(R)>0?p=R:y=R}let m=(e.x+t.x*y+n.width/2)/n.spacing,g=(e.z+t.z*y+n.depth/2)/n.spacing;return D_(n,m,g)}d=f}}var Df={fromCell:D_,alongRay:YE};var Nu={low:{name:"low",ratio:1,smooth:!1,reach:170,light:256,steps:28,rays:6,detail:512,moving:!1,haste:.5,strip:16384},medium:{name:"medium",ratio:1.5,smooth:!0,reach:320,light:1024,steps:48,rays:8,detail:1024,moving:!0,haste:1,strip:131072},high:{name:"high",ratio:2,smooth:!0,reach:700,light:2048,steps:80,rays:12,detail:4096,moving:!0,haste:1,strip:262144}};function N_(n,e,t){let i=/[#&]quality=(low|medium|high)/.exec(n)?.[1];return i!==void 0?Nu[i]:/swiftshader|llvmpipe|softpipe|software/i.test(e)?Nu.low:t?Nu.medium:Nu.high}var F_=`
${ji}
${Mu}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    vWorld = worldOf(vCell, heightAt(vCell));
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,$E=`
uniform sampler2D uMaterial;     // index of the material on top
uniform sampler2D uExtra;        // velocity, river, change
uniform vec4 uRock[32];          // colour of a material; a = 1 if it is loose
uniform float uHasMaterial;
uniform float uHasExtra;
uniform float uTop;              // metres: as high as the land goes
uniform float uLow;
uniform float uRockSlope;        // tangent
uniform float uSnow;             // metres: above it snow stays on gentle ground
uniform vec3 uMoss, uMeadow, uStraw, uWood, uSoil, uScree, uSand, uSnowColour;
uniform float uGreen;            // 0: bare ground, 1: as green as it gets

vec4 rockAt(vec2 cell) {
    if (uHasMaterial < 0.5) return uRock[0];
    vec2 size = vec2(textureSize(uMaterial, 0));
    vec2 at = clamp((cell + 0.5) / uCells * size - 0.5, vec2(0.0), size - 1.0);
    ivec2 a = ivec2(floor(at));
    ivec2 b = min(a + 1, ivec2(size) - 1);
    vec2 t = at - vec2(a);
    vec4 c00 = uRock[int(texelFetch(uMaterial, a, 0).r * 255.0 + 0.5) & 31];
    vec4 c10 = uRock[int(texelFetch(uMaterial, ivec2(b.x, a.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c01 = uRock[int(texelFetch(uMaterial, ivec2(a.x, b.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c11 = uRock[int(texelFetch(uMaterial, b, 0).r * 255.0 + 0.5) & 31];
    return mix(mix(c00, c10, t.x), mix(c01, c11, t.x), t.y);
}

struct Surface { vec3 colour; float rough; float snow; float rock; };

// Beds: broad bands that differ in shade, thin dark lines between them; they follow the height and
// sway with it, so that walls of one rock still show how they were laid down.
float beds(float h, vec2 p, float thick) {
    float sway = (texture(uNoise, p * 0.0045).r - 0.5) * 2.2;
    float b = h / thick + sway;
    float band = texture(uNoise, vec2(b * 0.031, 0.37)).a;
    float fine = texture(uNoise, vec2(b * 0.13, 0.81)).a;
    float edge = abs(fract(b * 0.5) - 0.5) * 2.0;
#ifdef PLAIN
    return 0.74 + 0.34 * band + 0.22 * fine;
#endif
    float line = 1.0 - 0.20 * smoothstep(0.80, 0.98, edge) * smoothstep(0.35, 0.65, texture(uNoise, p * 0.013 + b * 0.01).a);
    return (0.74 + 0.34 * band + 0.22 * fine) * line;
}

Surface surfaceAt(vec2 cell, float h, vec2 grad, vec3 light, float px) {
    vec2 p = cell / 1.0;
    float slope = length(grad);
    vec4 n1 = texture(uNoise, p * 0.021);
    vec4 n2 = texture(uNoise, p * 0.087 + 0.37);
#ifdef PLAIN
    vec4 n3 = vec4(0.5);
#else
    vec4 n3 = texture(uNoise, p * 0.41 + 0.11);
#endif
    float near = clamp(1.6 - px * 0.9, 0.0, 1.0);   // fine grain only where a sample covers pixels
    float noise = n1.r * 0.55 + n2.r * 0.3 + mix(0.5, n3.r, near) * 0.15;
    float foot = uSea > -1e5 ? max(uLow, uSea) : uLow;
    float span = max(uTop - foot, 1.0);
    float hr = clamp((h - foot) / span, 0.0, 1.2);
    float hollow = 0.5 - light.b;                    // above zero in valleys, below on crests
    float wavy = hr + (noise - 0.5) * 0.22;

    vec4 rock4 = rockAt(cell);
    vec3 rock = rock4.rgb;
    float loose = rock4.a;

    // Plants by height, moisture of hollows and chance.
    vec3 plants = mix(uMoss, uMeadow, smoothstep(0.06, 0.34, wavy - hollow * 0.25));
    plants = mix(plants, uStraw, smoothstep(0.30, 0.68, wavy - hollow * 0.3));
    float wood = smoothstep(0.47, 0.66, n1.a * 0.45 + n2.a * 0.35 + n3.a * 0.2 + hollow * 0.5)
        * (1.0 - smoothstep(0.30, 0.46, wavy)) * (1.0 - smoothstep(0.55, 0.8, slope))
        * smoothstep(0.015, 0.05, hr);
    plants = mix(plants, uWood * (0.8 + 0.4 * n3.r), wood * 0.75);
    plants *= 0.86 + 0.28 * noise;
    // Where nothing grows: soil, then scree, tinted by the rock it comes from.
    vec3 soil = mix(uSoil, rock, 0.35) * (0.85 + 0.3 * n2.a);
    vec3 scree = mix(uScree, rock, 0.5) * (0.86 + 0.28 * mix(0.5, n3.a, near));
    float bare = smoothstep(0.50, 0.82, wavy - hollow * 0.35);
    float green = uGreen * (1.0 - bare) * (1.0 - 0.85 * smoothstep(0.6, 1.0, slope / uRockSlope + (noise - 0.5) * 0.5));
    vec3 ground = mix(mix(soil, scree, bare), plants, green);
    float debris = smoothstep(0.45, 0.75, slope / uRockSlope) * smoothstep(-0.02, 0.12, hollow);
    ground = mix(ground, scree, debris * 0.55);
    // Loose ground that was laid down says what it is made of.
    ground = mix(ground, rock, loose * mix(0.25, 0.62, 1.0 - uGreen) * (1.0 - 0.4 * green));
    if (uHasExtra > 0.5) {
        float change = texture(uExtra, (cell + 0.5) / uCells).a * 2.0 - 1.0;
        ground = mix(ground, mix(uScree, uSand, 0.5), clamp(change - 0.25, 0.0, 0.5) * 0.7);
        ground = mix(ground, soil * 0.9, clamp(-change - 0.35, 0.0, 0.4) * 0.5);
    }
    // Rock on the steep, in beds.
    float steep = smoothstep(0.82, 1.18, slope / uRockSlope + (noise - 0.5) * 0.55 - hollow * 0.35);
    float thick = clamp(span * 0.02, 0.6, 60.0);
    float massive = loose;
    float band = mix(beds(h, p, thick), 1.0, massive * 0.8);
    vec3 wall = rock * band * (0.78 + 0.36 * n2.r) * (0.9 + 0.2 * mix(0.5, n3.a, near));
    wall = mix(wall, wall * vec3(0.80, 0.78, 0.80), smoothstep(0.1, 0.3, hollow));
    vec3 c = mix(ground, wall, steep);
    // Shore: sand on the flat beside the sea, dark and wet under it.
    if (uSea > -1e5) {
        float over = h - uSea;
        float beach = (1.0 - smoothstep(0.0, 1.0, over / (span * 0.0035 + 1.0) + (n2.r - 0.5) * 1.5))
            * (1.0 - smoothstep(0.10, 0.28, slope));
        c = mix(c, uSand * (0.9 + 0.2 * n3.r), beach * 0.85);
        float below = smoothstep(0.0, span * 0.02 + 2.0, -over);
        c = mix(c, mix(uSand, uScree, 0.4) * 0.8, below * (1.0 - steep));
    }
    // Snow: above its line, not on the steepest, first in hollows and away from the sun.
    float shade = dot(normalize(vec3(-grad.x, 1.0, -grad.y)), uSun);
    float line = uSnow + (noise - 0.5) * span * 0.16 - hollow * span * 0.25 + shade * span * 0.05;
    float snow = smoothstep(-0.008, 0.022, (h - line) / span + (mix(0.5, n3.r, near) - 0.5) * 0.03) * (1.0 - smoothstep(0.85, 1.45, slope / max(uRockSlope, 0.6) + (n2.r - 0.5) * 0.5));
    c = mix(c, uSnowColour, snow * 0.95);

    Surface s;
    s.colour = c;
    s.snow = snow;
    s.rock = steep * (1.0 - snow);
    s.rough = mix(0.35, 1.0, s.rock) * (1.0 - 0.55 * snow);
    return s;
}

// Rivers that are too narrow for the lattice: a share of the sample is water.
float riverAt(vec2 cell) {
    if (uHasExtra < 0.5) return 0.0;
    return smoothstep(0.10, 0.75, texture(uExtra, (cell + 0.5) / uCells).b);
}
`,U_=`
${ji}
${fr}
${Ka}
${$E}
uniform vec3 uEye;
uniform float uContour;          // metres between lines; 0 = none
uniform vec4 uBrush;             // x, z, radius in metres; a > 0 when shown
uniform float uBrushFall;
uniform vec4 uBox;               // half width, half depth, floor, 1 = open sea
uniform float uOverlay;          // 0..1: a field drawn over the ground
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform vec3 uFieldRange;        // low, high, 1 = logarithmic
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    vec2 cell = vCell;
    float h = heightAt(cell);
    if (uBox.w > 0.5 && h < uSea) {
        // Under the open sea only what is seen through the water of the map itself.
        vec2 in2 = mix(uEye, vWorld, (uSea * uZ - uEye.y) / min(vWorld.y - uEye.y, -1e-3)).xz;
        if (any(greaterThan(abs(in2), uBox.xy - 0.4 * uSpacing))) discard;
    }
    vec2 grad = gradientAt(cell);
    vec3 light = texture(uLight, (cell + 0.5) / uCells).rgb;
    float px = max(length(dFdx(cell)), length(dFdy(cell)));   // samples a pixel
    Surface s = surfaceAt(cell, h, grad, light, px);

#ifndef PLAIN
    // Grain below the lattice, so that ground seen closely is not a blurred cloth.
    float fine = clamp(1.3 - px * 1.6, 0.0, 1.0);
    if (fine > 0.0) {
        vec2 p = cell + 0.15 * grad * h / uSpacing;     // drawn out along the slope, not smeared down it
        vec4 a = texture(uNoise, p * 0.19);
        vec4 b = texture(uNoise, p * 0.71 + 0.5);
        vec4 d = texture(uNoise, p * 2.9 + 0.23);
        float close = clamp(1.0 - px * 4.0, 0.0, 1.0);
        vec2 bump = (a.gb - 0.5) * 0.75 + (b.gb - 0.5) * 0.65 + (d.gb - 0.5) * 0.55 * close;
        grad += bump * fine * s.rough * (0.16 + 0.75 * length(grad));
        s.colour *= 1.0 + fine * ((b.a - 0.5) * 0.22 + (d.a - 0.5) * 0.26 * close) * (0.45 + 0.55 * s.rock);
    }
#endif
    vec3 n = normalize(vec3(-grad.x * uZ, 1.0, -grad.y * uZ));
    float lambert = max(dot(n, uSun), 0.0);
    float open = light.g;
    // The sky is brighter towards the sun, so that shadows have relief too.
    float bright = 0.72 + 0.55 * max(dot(n, normalize(vec3(uSun.x, 0.35, uSun.z))), 0.0);
    vec3 sky = uSkyLight * (0.52 + 0.48 * n.y) * open * bright;
    vec3 bounce = uSunLight * 0.045 * (1.0 - 0.5 * n.y) * open * vec3(1.0, 0.92, 0.8);
    vec3 c = s.colour * (uSunLight * lambert * light.r + sky + bounce);
    // Snow scatters light inside and throws some back low against the sun.
    c += s.snow * uSunLight * light.r * 0.10 * pow(max(dot(reflect(-uSun, n), normalize(uEye - vWorld)), 0.0), 8.0);

    // Narrow rivers as paint: dark water with the sky in it.
    float river = riverAt(cell);
    if (river > 0.0) {
        vec3 toEye = normalize(uEye - vWorld);
        float f = 0.04 + 0.96 * pow(1.0 - max(toEye.y, 0.0), 5.0);
        vec3 water = vec3(0.03, 0.085, 0.11) * (uSunLight * 0.28 * light.r + uSkyLight * open)
            + skyColour(vec3(-toEye.x, toEye.y, -toEye.z)) * f * 0.6;
        c = mix(c, water, river * 0.85);
    }
    float depth = levelAt(cell) - h;
    if (depth > 0.0) c = underWater(c, depth, normalize(uEye - vWorld), light.rg);
    if (uOverlay > 0.0) {
        float v = texture(uField, (cell + 0.5) / uCells).r;
        float t = uFieldRange.z > 0.5
            ? log2(max(v, uFieldRange.x) / uFieldRange.x) / log2(uFieldRange.y / uFieldRange.x)
            : (v - uFieldRange.x) / (uFieldRange.y - uFieldRange.x);
        vec3 paint = pow(texture(uPalette, vec2(clamp(t, 0.002, 0.998), 0.5)).rgb, vec3(2.2));
        c = mix(c, paint * (uSunLight * lambert * light.r * 0.55 + sky + 0.25), uOverlay);
    }
    if (uContour > 0.0) {
        float k = h / uContour;
        float w = fwidth(k);
        float line = 1.0 - smoothstep(0.6, 1.5, abs(fract(k + 0.5) - 0.5) / max(w, 1e-4));
        float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
        c *= 1.0 - line * (0.28 + 0.3 * heavy) * (1.0 - smoothstep(0.3, 0.8, w));
    }
    c = throughAir(c, uEye, vWorld);
    if (uBrush.a > 0.0) {
        float d = distance(vWorld.xz, uBrush.xy) / uBrush.z;
        float w = fwidth(d) * 1.4;
        float ring = 1.0 - smoothstep(w * 0.7, w * 1.6, abs(d - 1.0));
        float core = 1.0 - smoothstep(w * 0.4, w, abs(d - uBrushFall));
        c = mix(c, vec3(1.6, 0.75, 0.22), ring * 0.95 + core * 0.35);
        c += vec3(0.10, 0.05, 0.015) * (1.0 - smoothstep(0.0, 1.0, d));
    }
    outColour = finish(c, 1.0);
}
`;var k_=`
${ji}
in vec4 edge;                    // share along x, along y; 0 bottom or 1 top; side 0..3
uniform float uBase;             // metres: foot of the block
out vec2 vCell;
out vec3 vWorld;
out float vSide;
out float vAlong;
void main() {
    vCell = edge.xy * (uCells - 1.0);
    float top = max(heightAt(vCell), levelAt(vCell));
    vWorld = worldOf(vCell, mix(uBase, top, edge.z));
    vSide = edge.w;
    vAlong = edge.w < 0.5 || (edge.w > 1.5 && edge.w < 2.5) ? edge.x : edge.y;
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,O_=`
${ji}
${fr}
uniform vec3 uEye;
uniform float uBase;
uniform float uWallTop;          // metres: upper end of the drawn layers
uniform float uHasWalls;
uniform sampler2D uWalls;        // four strips, one a side
uniform vec3 uWallRock;
in vec2 vCell;
in vec3 vWorld;
in float vSide;
in float vAlong;
out vec4 outColour;
void main() {
    float h = vWorld.y / uZ;
    float ground = heightAt(vCell);
    vec3 n = vSide < 0.5 ? vec3(0, 0, -1) : vSide < 1.5 ? vec3(1, 0, 0) : vSide < 2.5 ? vec3(0, 0, 1) : vec3(-1, 0, 0);
    float v = (h - uBase) / max(uWallTop - uBase, 1.0);
    vec3 c;
    if (uHasWalls > 0.5) {
        float row = (vSide + 0.004 + clamp(v, 0.0, 1.0) * 0.992) / 4.0;
        c = pow(texture(uWalls, vec2(vAlong, row)).rgb, vec3(2.2));
    } else {
        float b = texture(uNoise, vec2(v * 0.9, vAlong * 0.05)).a;
        float fine = texture(uNoise, vec2(v * 3.7, 0.3 + vAlong * 0.02)).r;
        c = uWallRock * (0.62 + 0.45 * b + 0.2 * fine);
    }
    // Rock is not painted: grain, and faint beds that run through.
    vec2 place = vec2(dot(vWorld.xz, abs(n.zx)), vWorld.y) / uSpacing;
    float grain = texture(uNoise, place * 0.043).r * 0.6 + texture(uNoise, place * 0.23).a * 0.4;
    float bed = texture(uNoise, vec2(v * 1.7 + 0.02 * grain, 0.61 + vAlong * 0.012)).a;
    c *= 0.74 + 0.30 * grain + 0.24 * bed;
    float light = max(dot(n, uSun), 0.0);
    float soft = 0.55 + 0.45 * clamp(v * 1.5, 0.0, 1.0);
    vec3 lit = c * (uSunLight * (light * 0.75 + 0.05) + uSkyLight * 0.6 * soft);
    lit *= mix(1.0, 0.6, 1.0 - smoothstep(0.0, 0.02, (ground - h) / max(uWallTop - uBase, 1.0)) * 1.0);
    if (h > ground) {
        float d = (max(levelAt(vCell), ground) - h) / max(uWallTop - uBase, 1.0);
        vec3 w = mix(vec3(0.05, 0.19, 0.22), vec3(0.010, 0.045, 0.09), clamp(d * 5.0, 0.0, 1.0));
        lit = w * (uSunLight * (0.25 + 0.4 * light) + uSkyLight);
    }
    outColour = finish(throughAir(lit, uEye, vWorld), 1.0);
}
`;var an=256;function Fu(n,e,t){let i=Math.imul(n,374761393)^Math.imul(e,668265263)^Math.imul(t,1274126177);return i=Math.imul(i^i>>>13,1103515245),((i^i>>>16)>>>0)/4294967296}function ZE(n,e,t,i){let s=an/e;for(let r=0;r<an;r++){let o=Math.floor(r/s),a=r/s-o,l=a*a*a*(a*(a*6-15)+10);for(let c=0;c<an;c++){let u=Math.floor(c/s),h=c/s-u,d=h*h*h*(h*(h*6-15)+10),f=(u+1)%e,p=(o+1)%e,y=Fu(u,o,i)*(1-d)+Fu(f,o,i)*d,m=Fu(u,p,i)*(1-d)+Fu(f,p,i)*d;n[r*an+c]+=t*(y*(1-l)+m*l-.5)}}}function B_(n){let e=new Float32Array(an*an),t=1;for(let r=4;r<=128;r*=2)ZE(e,r,t,n+r),t*=.58;let i=1/0,s=-1/0;for(let r of e)i=Math.min(i,r),s=Math.max(s,r);for(let r=0;r<e.length;r++)e[r]=(e[r]-i)/(s-i);return e}function z_(){let n=B_(1),e=B_(101),t=new Uint8Array(an*an*4);for(let s=0;s<an;s++)for(let r=0;r<an;r++){let o=s*an+r,a=n[s*an+(r+1)%an]-n[s*an+(r+an-1)%an],l=n[(s+1)%an*an+r]-n[(s+an-1)%an*an+r];t[o*4]=Math.round(255*n[o]),t[o*4+1]=Math.max(0,Math.min(255,Math.round(127.5+2400*a))),t[o*4+2]=Math.max(0,Math.min(255,Math.round(127.5+2400*l))),t[o*4+3]=Math.round(255*e[o])}let i=new vi(t,an,an,Vn);return i.wrapS=i.wrapT=Io,i.minFilter=Zi,i.magFilter=Lt,i.generateMipmaps=!0,i.needsUpdate=!0,i}var JE=`precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`,jE=`precision highp float;
precision highp int;
`,qo=class n{constructor(e){this.plain=e;this.triangle=QE();this.scene=new Yi;this.patches=new Float32Array(6e3*4);this.attribute=new Pa(this.patches,4);this.geometry=eT(this.attribute);this.frustum=new Us;this.matrix=new en;this.box=new fs;let t=()=>new Q;this.uniforms={uHeight:{value:null},uLevel:{value:null},uLight:{value:null},uNoise:{value:z_()},uCells:{value:new ut(2,2)},uSpacing:{value:1},uZ:{value:1},uSea:{value:-1e6},uSun:{value:t()},uSunLight:{value:t()},uSkyLight:{value:t()},uZenith:{value:t()},uHorizon:{value:t()},uGlow:{value:t()},uExposure:{value:1},uHaze:{value:0},uEye:{value:t()},uMaterial:{value:null},uExtra:{value:null},uHasMaterial:{value:0},uHasExtra:{value:0},uHasFlow:{value:0},uRock:{value:Array.from({length:32},()=>new Et(.3,.28,.26,0))},uTop:{value:1},uLow:{value:0},uRockSlope:{value:.7},uSnow:{value:1e6},uMoss:{value:t()},uMeadow:{value:t()},uStraw:{value:t()},uWood:{value:t()},uSoil:{value:t()},uScree:{value:t()},uSand:{value:t()},uSnowColour:{value:t()},uGreen:{value:1},uContour:{value:0},uBrush:{value:new Et(0,0,1,0)},uBrushFall:{value:.5},uOverlay:{value:0},uField:{value:Qi(2,2)},uPalette:{value:null},uFieldRange:{value:t()},uTime:{value:0},uWave:{value:1},uClear:{value:1},uBack:{value:new en},uBox:{value:new Et},uEdgeDepth:{value:100},uBase:{value:0},uWallTop:{value:1},uHasWalls:{value:0},uWalls:{value:null},uWallRock:{value:new Q(.3,.27,.24)}},this.sky=this.mesh(this.triangle,pr,v_,{depthTest:!1,depthWrite:!1}),this.sky.renderOrder=-1,this.mesh(this.geometry,F_,U_,{side:ai}),this.walls=this.mesh(tT(512),k_,O_,{side:ai}),this.water=this.mesh(this.geometry,g_,__,{transparent:!0,depthWrite:!1,side:ai}),this.water.renderOrder=2}setRocks(e){let t=this.uniforms.uRock.value;e.slice(0,32).forEach((i,s)=>{let[r,o,a]=If(i.colour);t[s].set(r,o,a,i.loose?1:0)}),e.length>0&&this.uniforms.uWallRock.value.set(t[0].x,t[0].y,t[0].z)}setWalls(e){this.uniforms.uWalls.value=e??null,this.uniforms.uHasWalls.value=e===void 0?0:1}static wallSpan(e,t){let i=Math.max(e.numbers.high-e.numbers.low,.001),s=Math.max(i*.3,e.extent*.045/t);return[e.numbers.low-s,Math.max(e.numbers.high,e.sea??-1e9)]}prepare(e,t,i,s,r,o,a){let l=this.uniforms,c=s.exaggeration;l.uHeight.value=e.height,l.uLevel.value=e.level,l.uLight.value=t,l.uCells.value.set(e.columns,e.rows),l.uSpacing.value=e.spacing,l.uZ.value=c,l.uSea.value=e.sea??-1e6,l.uMaterial.value=e.material,l.uExtra.value=e.extra,l.uHasMaterial.value=e.hasMaterial?1:0,l.uHasExtra.value=e.extra.image.width>2?1:0,l.uHasFlow.value=e.hasFlow?1:0,l.uLow.value=e.numbers.low,l.uTop.value=e.numbers.top,l.uRockSlope.value=e.numbers.rockSlope,this.setLook(e,s),this.setLight(r,o,s,e),l.uContour.value=s.contour,l.uTime.value=s.time,l.uWave.value=Math.max(e.spacing*1.3,e.extent/900),l.uClear.value=Math.min(4,Math.max(.03,55/Math.max(e.waterDepth,1))),l.uEye.value.copy(i.position),l.uBack.value.copy(i.projectionMatrixInverse).premultiply(i.matrixWorld);let[u,h]=n.wallSpan(e,c);l.uBase.value=u,l.uWallTop.value=h,l.uBox.value.set(e.width/2,e.depth/2,(e.ocean?e.sea:u)*c,e.ocean?1:0),l.uEdgeDepth.value=Math.max(20,(e.sea??0)-e.numbers.low),this.water.visible=e.hasWater,this.walls.visible=!e.ocean,this.choose(e,i,c,a)}setLook(e,t){let i=this.uniforms,s={uMoss:"moss",uMeadow:"meadow",uStraw:"straw",uWood:"wood",uSoil:"soil",uScree:"scree",uSand:"sand",uSnowColour:"snow"};for(let[l,c]of Object.entries(s))i[l].value.set(...If(t.look[c]));i.uGreen.value=t.look.green;let r=Math.max(e.numbers.low,e.sea??-1e9),o=e.numbers.top-r,a=o>1e3&&t.look.snowShare<1?r+o*t.look.snowShare:1e6;i.uSnow.value=t.snow??a}setLight(e,t,i,s){let r=this.uniforms;r.uSun.value.copy(e),r.uSunLight.value.set(...t.sun),r.uSkyLight.value.set(...t.sky),r.uZenith.value.set(...t.zenith),r.uHorizon.value.set(...t.horizon),r.uGlow.value.set(...t.glow),r.uExposure.value=t.exposure,r.uHaze.value=.055*i.haze/s.extent}choose(e,t,i,s){if(e.boxes===void 0)return;this.matrix.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),this.frustum.setFromProjectionMatrix(this.matrix);let r=e.spacing,o=(e.columns-1)/2,a=(e.rows-1)/2,l=t.position,c=y_(e.boxes,i/r,{x:l.x/r+o,y:l.z/r+a,z:l.y/r,sees:(u,h,d,f,p,y)=>(this.box.min.set((u-o)*r,(d-2)*r,(h-a)*r),this.box.max.set((f-o)*r,(y+2)*r,(p-a)*r),this.frustum.intersectsBox(this.box))},Math.max(s,128),this.patches);this.geometry.instanceCount=c,this.attribute.needsUpdate=!0}mesh(e,t,i,s){let r=new Ni({glslVersion:Ji,vertexShader:JE+t,fragmentShader:jE+(this.plain?`#define PLAIN
`:"")+i,uniforms:this.uniforms,...s}),o=new On(e,r);return o.frustumCulled=!1,this.scene.add(o),o}};function QE(){let n=new Di;return n.setAttribute("position",new ni(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3)),n}function eT(n){let e=new Ua,t=33,i=new Float32Array(t*t*2);for(let r=0;r<t;r++)for(let o=0;o<t;o++)i[(r*t+o)*2]=o,i[(r*t+o)*2+1]=r;let s=[];for(let r=0;r<32;r++)for(let o=0;o<32;o++){let a=r*t+o;s.push(a,a+t,a+1,a+1,a+t,a+t+1)}return e.setAttribute("place",new ni(i,2)),e.setIndex(s),n.setUsage(sf),e.setAttribute("patchAt",n),e.instanceCount=0,e}function tT(n){let e=[],t=[];for(let s=0;s<4;s++)for(let r=0;r<=n;r++){let o=r/n,a=s===0||s===2?o:s===1?1:0,l=s===1||s===3?o:s===2?1:0,c=e.length/4;e.push(a,l,0,s,a,l,1,s),r<n&&t.push(c,c+1,c+2,c+2,c+1,c+3)}let i=new Di;return i.setAttribute("edge",new ni(new Float32Array(e),4)),i.setIndex(t),i}var Yr=Math.PI/180;function H_(n,e=0){let t=50*Yr,i=23.4*Yr,s=(n-12)*15*Yr,r=Math.sin(t)*Math.sin(i)+Math.cos(t)*Math.cos(i)*Math.cos(s),o=Math.asin(r),a=-Math.cos(i)*Math.sin(s),l=Math.cos(t)*Math.sin(i)-Math.sin(t)*Math.cos(i)*Math.cos(s);return{azimuth:((Math.atan2(a,l)/Yr+e)%360+360)%360,elevation:o/Yr}}function V_(n){let e=n.elevation*Yr,t=n.azimuth*Yr;return[Math.cos(e)*Math.sin(t),Math.sin(e),-Math.cos(e)*Math.cos(t)]}var mr=(n,e,t)=>[n[0]+(e[0]-n[0])*t,n[1]+(e[1]-n[1])*t,n[2]+(e[2]-n[2])*t],Nf=(n,e,t)=>{let i=Math.min(1,Math.max(0,(t-n)/(e-n)));return i*i*(3-2*i)};function G_(n){let e=Nf(-4,22,n),t=1-Nf(4,32,n),i=Nf(-3,4,n),s=mr([1,.93,.82],[1,.58,.26],t),r=i*(2.2+1.5*e);return{sun:[s[0]*r,s[1]*r,s[2]*r],sky:mr([.035,.05,.09],[.42,.53,.72],e),zenith:mr([.012,.02,.05],mr([.1,.24,.52],[.16,.27,.48],t),e),horizon:mr([.05,.06,.1],mr([.5,.66,.84],[.78,.66,.56],t),e),glow:mr([.2,.06,.02],mr([.9,.8,.6],[1.3,.62,.22],t),e),exposure:.78+.5*(1-e)}}var Yo={hour:18,turn:0,exaggeration:1,haze:1,look:"temperate",snow:void 0,contour:0,field:"height",palette:"",overlay:!1,waves:!0},Ff=38,W_=250,ku=class{constructor(e){this.rig=new Pu;this.settings={...Yo};this.mode="land";this.split=.5;this.splitSlots=["a","live"];this.still=!1;this.camera=new ti(Ff,1,1,1e6);this.width=1;this.height=1;this.requested=!1;this.framed=[0,0];this.began=performance.now();this.last=0;this.stirred=0;this.scale=1;this.rest=0;this.sun=new Q;this.mapBrush=new Et(0,0,1,0);this.pictures=0;this.shown=!1;this.canvas=document.createElement("canvas");let t=nT();this.quality=N_(e,t,matchMedia("(pointer: coarse)").matches),this.renderer=new yu({canvas:this.canvas,antialias:!1,powerPreference:"high-performance"}),this.renderer.autoClear=!1,this.renderer.outputColorSpace=Br,this.renderer.getContext().getExtension("OES_texture_float_linear"),this.landScene=new qo(this.quality.name==="low"),this.develop=new Lu(this.landScene.triangle,this.quality.smooth),this.pass=new Du(this.renderer,this.landScene.triangle),this.map=new Cu(this.landScene.triangle);let i=()=>({maps:xp(),land:new Eu,light:new Iu,dirty:!1});this.slots={live:i(),a:i(),b:i()},document.addEventListener("visibilitychange",()=>this.invalidate())}attach(e){new ResizeObserver(()=>this.resize(e)).observe(e),this.resize(e)}get land(){return this.slots.live.land}take(e){let t=e.head.slot??"live",i=this.slots[t]??this.slots.live,s=_p(e,i.maps);return i.dirty=!0,this.invalidate(),s}setSea(e){if(e!==this.sea){this.sea=e;for(let t of Object.values(this.slots))t.dirty=!0;this.invalidate()}}change(e){this.settings={...this.settings,...e},this.invalidate()}frameLand(e=!1){let t=this.land;if(this.mode==="map")this.map.fit(t,this.width,this.height);else{let i={...this.rig.state},s=this.middleHeight(t);if(this.rig.frame(t.bounds,s,this.width/this.height,Ff),e&&!this.still){let r=this.rig.state;this.rig.state=i,this.rig.glideTo(r)}}this.invalidate()}returnTo(e){this.returning=e}setBrush(e,t,i){let s=this.landScene.uniforms;s.uBrush.value.set(e?.worldX??0,e?.worldZ??0,t,e?1:0),s.uBrushFall.value=i,this.mapBrush.set(e?.cellX??0,e?.cellY??0,t/this.land.spacing,e?1:0),this.invalidate()}pick(e,t){let i=this.canvas.getBoundingClientRect(),s=e-i.left,r=t-i.top,o=this.land;if(o.boxes===void 0)return;if(this.mode==="map"){let{x:l,y:c,scale:u}=this.map.window;return Df.fromCell(o,l+(s-this.width/2)*u,c+(r-this.height/2)*u)}let a=new Q(s/this.width*2-1,1-r/this.height*2,.5).unproject(this.camera).sub(this.camera.position).normalize();return Df.alongRay(o,this.camera.position,a,this.settings.exaggeration)}project(e,t,i){let s=this.land,r=e/s.spacing,o=t/s.spacing;if(this.mode==="map"){let c=this.map.window;return[this.width/2+(r-c.x)/c.scale,this.height/2+(o-c.y)/c.scale]}let a=i??s.levelAt(r,o),l=new Q(e-s.width/2,a*this.settings.exaggeration,t-s.depth/2);if(l.project(this.camera),!(l.z>1))return[(l.x+1)/2*this.width,(1-l.y)/2*this.height]}invalidate(){this.stirred=performance.now(),this.canvas.dataset.settled="",this.request()}async screenshot(e=1){let t=this.renderer.getPixelRatio();this.renderer.setPixelRatio(Math.min(4,t*e)),this.scale=1,this.draw(1e3);let i=await new Promise(s=>this.canvas.toBlob(s,"image/png"));if(this.renderer.setPixelRatio(t),this.invalidate(),i===null)throw new Error("The browser could not make a picture.");return i}middleHeight(e){let t=Math.max(e.numbers.low,e.sea??-1e9);return(t+(e.numbers.top-t)*.3)*this.settings.exaggeration}resize(e){let t=e.getBoundingClientRect();this.width=Math.max(16,Math.round(t.width)),this.height=Math.max(16,Math.round(t.height)),this.renderer.setPixelRatio(Math.min(devicePixelRatio,this.quality.ratio)),this.renderer.setSize(this.width,this.height),this.draw(0),this.invalidate()}tick(){if(this.requested=!1,this.drawing()){this.request();return}let e=performance.now(),t=Math.min(.1,(e-this.last)/1e3);this.last=e;let i=this.rig.step(t,this.still),s=this.quality.haste<1&&(i||e-this.stirred<W_);this.scale=s?this.quality.haste:1;let r=this.draw(s?this.mode==="map"?0:1:8),o=this.renderer.getContext();this.fence=o.fenceSync(o.SYNC_GPU_COMMANDS_COMPLETE,0)??void 0,o.flush(),this.pictures++,this.land.boxes!==void 0&&!this.shown&&(this.shown=!0,performance.mark("cuesta-picture")),this.onDrawn?.();let a=this.settings.waves&&this.quality.moving&&!this.still&&this.land.hasWater&&this.mode!=="map"&&document.visibilityState==="visible";clearTimeout(this.rest),s&&!i?this.rest=window.setTimeout(()=>this.request(),W_+10):i||r||a?(!i&&!r&&this.settled(),this.request()):this.settled()}request(){this.requested||(this.requested=!0,requestAnimationFrame(()=>this.tick()))}drawing(){if(this.fence===void 0)return!1;let e=this.renderer.getContext();return e.getSyncParameter(this.fence,e.SYNC_STATUS)!==e.SIGNALED&&!e.isContextLost()?!0:(e.deleteSync(this.fence),this.fence=void 0,!1)}settled(){this.slots.live.maps.fields.size>0&&(this.canvas.dataset.settled=String(this.slots.live.maps.tick))}draw(e){let{settings:t}=this,i=H_(t.hour,t.turn);this.sun.set(...V_(i));let s=G_(i.elevation),r=!1;for(let o of this.mode==="split"?this.splitSlots:["live"]){let a=this.slots[o];a.dirty&&a.maps.fields.has("height")&&(a.land.update(a.maps,this.sea,this.renderer),a.dirty=!1,o==="live"&&this.frameIfNew(a.land)),a.land.boxes!==void 0&&(a.light.update(this.pass,a.land,this.sun,t.exaggeration,this.quality,e),r||=a.light.busy)}if(this.placeCamera(),this.renderer.setRenderTarget(null),this.land.boxes===void 0)return this.renderer.setClearColor(1382170,1),this.renderer.clear(),r;if(this.mode==="map")return this.drawMap(this.slots.live),r;if(this.mode==="land")this.drawLand(this.slots.live,s,0,1);else{let[o,a]=this.splitSlots.map(l=>this.slots[l]);this.drawLand(o.land.boxes?o:this.slots.live,s,0,this.split),this.drawLand(a.land.boxes?a:this.slots.live,s,this.split,1)}return this.develop.show(this.renderer),r}showField(e){let{settings:t}=this,i=e.maps.fields.get(t.field),s=t.palette?this.map.paletteByName(t.palette):void 0;return this.map.show(i,t.field,e.land,s),i!==void 0}drawMap(e){this.showField(e);let t={width:this.width,height:this.height};this.map.draw(this.renderer,e.land,e.light.target.texture,t,this.settings.contour,this.mapBrush)}drawLand(e,t,i,s){let{settings:r,renderer:o}=this,a=o.getDrawingBufferSize(new ut),l=this.develop.buffer(a.x,a.y,this.scale),c=Math.round(i*l.width);l.scissorTest=!0,l.scissor.set(c,0,Math.max(1,Math.round(s*l.width)-c),l.height),o.setRenderTarget(l),o.clear(),this.landScene.prepare(e.land,e.light.target.texture,this.camera,{exaggeration:r.exaggeration,haze:r.haze,contour:r.contour,look:Ja[r.look]??Ja.temperate,snow:r.snow,time:this.still?0:(performance.now()-this.began)/1e3},this.sun,t,this.quality.reach),this.map.overlay(this.landScene.uniforms,r.overlay&&this.showField(e),e.land),o.render(this.landScene.scene,this.camera)}frameIfNew(e){let t=(i,s)=>Math.abs(i-s)<.03*Math.max(i,s);t(e.width,this.framed[0])&&t(e.depth,this.framed[1])||(this.framed=[e.width,e.depth],this.map.fit(e,this.width,this.height),this.rig.frame(e.bounds,this.middleHeight(e),this.width/this.height,Ff),this.returning!==void 0&&(this.rig.state={...this.rig.state,...this.returning}),this.returning=void 0)}placeCamera(){let e=this.land,t=this.rig.state,[i,s,r]=this.rig.eye();if(e.boxes!==void 0){let o=i/e.spacing+(e.columns-1)/2,a=r/e.spacing+(e.rows-1)/2;o>0&&a>0&&o<e.columns-1&&a<e.rows-1&&(s=Math.max(s,e.levelAt(o,a)*this.settings.exaggeration+e.spacing*1.2))}this.camera.position.set(i,s,r),this.camera.up.set(0,1,0),this.camera.lookAt(t.x,t.y,t.z),this.camera.aspect=this.width/this.height,this.camera.near=Math.max(t.distance/300,e.extent/2e4),this.camera.far=t.distance*2+e.extent*6,this.camera.updateProjectionMatrix(),this.camera.updateMatrixWorld()}};function nT(){let n=document.createElement("canvas").getContext("webgl2");if(n===null)return"software";let e=n.getExtension("WEBGL_debug_renderer_info"),t=String(n.getParameter(e?e.UNMASKED_RENDERER_WEBGL:n.RENDERER));return n.getExtension("WEBGL_lose_context")?.loseContext(),t}var X=new Ti({connected:!1,everConnected:!1,catalog:void 0,run:{tick:0,ticks:0,stage:0,step:0,running:!1},name:"",text:"",cards:[],rocks:[],problems:[],history:[],branches:[],selected:"",notices:[],mode:"land",tool:"look",settings:{...Yo},tick:0,fields:[],left:!0,right:!0,dock:!1,sheet:"",dialog:"",addTo:"stage",kept:{},fromNow:!1}),iT=1;function wn(n,e){let{notices:t}=X.value;if(t.some(s=>s.sentence===e))return;let i={id:iT++,kind:n,sentence:e};X.set({notices:[...t.slice(-3),i]}),n!=="error"&&setTimeout(()=>Uf(i.id),n==="note"?5e3:9e3)}function Uf(n){X.set({notices:X.value.notices.filter(e=>e.id!==n)})}var Wn,Oe;function X_(n,e){Wn=n,Oe=e}async function Nt(n,e={}){try{return await Wn.ask(n,e)}catch(t){let i=t;i.problems?.length>0&&X.set({problems:i.problems}),wn("error",i.message);return}}async function gr(){let{run:n}=X.value;!n.running&&n.ticks>0&&n.tick>=n.ticks&&await Nt("seek",{tick:0}),await Nt(n.running?"pause":"run")}var $o=(n=1)=>Nt("step",{n}),zu=()=>Nt("undo"),Hu=()=>Nt("redo"),kf=!1,Ou;async function Fi(n){if(Ou=n,!kf){for(kf=!0;Ou!==void 0;){let e=Ou;Ou=void 0,await Nt("seek",{tick:e})}kf=!1}}var Of=!1,Bu=new Map;async function Gn(n,e,t=!1){let i=n.every(s=>s.kind==="set")?n.map(s=>s.place).join(" "):`${e} ${Math.random()}`;if(Bu.set(i,{edits:n,what:e,fromNow:t}),!Of){for(Of=!0;Bu.size>0;){let[s,r]=Bu.entries().next().value;Bu.delete(s),await Nt("edit",{edits:r.edits,what:r.what,from_now:r.fromNow})}Of=!1}}async function Vu(n,e){try{return await Wn.ask("text",{text:n,what:e}),X.set({problems:[]}),[]}catch(t){let i=t,s=i.problems?.length?i.problems:[{message:i.message}];return X.set({problems:s}),s}}function Bf(n,e,t,i){let s=Vi(X.value.cards,n),r=typeof t=="number"&&i!==void 0&&i!==""&&i!=="1"?Rs(`${Rs(t)} ${i}`):Rs(t),o=s?.list==="process"&&X.value.fromNow;Gn([{kind:"set",place:`${n}.${e}`,value:r}],`${Ze(e)}: ${s?.label??n}`,o)}function q_(n,e){let t=Vi(X.value.cards,n);t!==void 0&&!(e in t.written)||Gn([{kind:"unset",place:`${n}.${e}`}],C("{name} as it was",{name:Ze(e)}))}function zf(n,e){let t=X.value.cards,i=n==="stage"?void 0:Vi(t,n.replace(/\.(process|event)$/,"")),s=n==="stage"?t.length:i?.children.filter(l=>l.list==="process").length??0,r=X.value.selected,o=r!==""&&Dr(r).list===n?Dr(r).number+1:s+1,a=`${n}.${o}`;Gn([{kind:"insert",place:a,value:`op = "${e}"`}],C("{name} added",{name:Ze(e)})),X.set({selected:a,dialog:"",right:!0})}function Gu(n){let e=Vi(X.value.cards,n);Gn([{kind:"remove",place:n}],C("{name} removed",{name:Ze(e?.op??n)})),X.set({selected:""})}function Wu(n,e){let{list:t,number:i}=Dr(n);if(e===i||e<1)return;let s=Vi(X.value.cards,n);Gn([{kind:"move",place:n,to:e}],C("{name} moved",{name:Ze(s?.op??n)})),X.set({selected:`${t}.${e}`})}function Xu(n){let e=Vi(X.value.cards,n);if(e===void 0)return;let t=Ze(e.op);e.enabled?Gn([{kind:"set",place:`${n}.enabled`,value:"false"}],C("{name} off",{name:t})):Gn([{kind:"unset",place:`${n}.enabled`}],C("{name} on",{name:t}))}function Hf(n){let e=Eg(n.structure),t={problems:n.problems??[]};typeof n.text=="string"&&(t.text=n.text);let i=n.structure?.name;typeof i=="string"&&(t.name=i),n.structure!==void 0&&(t.cards=e),n.structure!==void 0&&Vi(e,X.value.selected)===void 0&&(t.selected=""),n.structure!==void 0&&(t.rocks=Ag(X.value.catalog?.materials??[],n.structure),Oe.landScene.setRocks(t.rocks),Oe.map.classes=t.rocks.map(s=>sT(s.colour))),X.set(t)}function sT(n){let e=parseInt(n.slice(1),16);return[e>>16&255,e>>8&255,e&255]}async function qu(n){await Nt("keep",{slot:n})!==void 0&&(X.set({kept:{...X.value.kept,[n]:X.value.run.tick}}),wn("note",C("Kept as {slot}: step {tick}.",{slot:n.toUpperCase(),tick:X.value.run.tick})))}var rT=Symbol.for("pv"),oT=0;function v(n,e,t,i,s,r){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:rT,__v:--oT,__i:-1,__u:0};return(s||r)&&(c.__source=s,c.__self=r),Ot.vnode&&Ot.vnode(c),c}var Yu=["#e59a4a","#67a4d1","#8fbf8a","#c78fb8","#d9cf86","#8fa3b5","#d07a62"];function Y_(){let n=_e(Er,t=>t.version),e=$p([...Ks.values.keys()]);return v("section",{class:"charts","aria-label":C("Charts"),children:[e.map(t=>v(aT,{title:t.title,names:t.names,version:n},t.title)),e.length===0&&v("p",{class:"chart empty",children:C("Curves appear while the land runs.")}),v(lT,{}),v(cT,{})]})}function aT({title:n,names:e,version:t}){let i=sn(null),s=sn(null),r=e.join(" "),o=()=>[Ks.ticks,...e.map(c=>Ks.values.get(c)??[])];qt(()=>{let c=i.current,u={stroke:"#b4bbc2",grid:{stroke:"#2b3036",width:1},ticks:{stroke:"#2b3036"},font:"13px system-ui"},h={width:c.clientWidth||260,height:122,legend:{show:!1},cursor:{points:{show:!1}},scales:{x:{time:!1}},axes:[{...u,size:28,space:70},{...u,size:54,space:26,values:(f,p)=>p.map(y=>Ht(y,3))}],series:[{},...e.map((f,p)=>({label:f,stroke:Yu[p%Yu.length],width:1.6,points:{show:!1}}))]};s.current=new zn(h,o(),c);let d=new ResizeObserver(()=>s.current?.setSize({width:c.clientWidth,height:122}));return d.observe(c),()=>{d.disconnect(),s.current?.destroy()}},[r]),qt(()=>s.current?.setData(o()),[t,r]);let a=c=>{let u=Ks.values.get(c)??[];return u[u.length-1]??NaN};return v("figure",{class:"chart",onClick:c=>{let u=s.current?.cursor.left;u!==void 0&&u>=0&&c.detail===2&&Fi(Math.round(s.current.posToVal(u,"x")))},title:C("Double click: go to this moment"),children:[v("figcaption",{children:[C(n)," ",e.length===1?v("b",{children:Ht(a(e[0]))}):v("span",{class:"keys",children:e.map((c,u)=>v("span",{children:[v("i",{style:{background:Yu[u%Yu.length]}}),Ze(c.replace("ledger.",""))]},c))})]}),v("div",{ref:i,role:"img","aria-label":e.map(c=>`${Ze(c)} ${Ht(a(c))}`).join(", ")})]})}function lT(){let n=_e(X,l=>l.settings.field),e=_e(X,l=>l.run.running?Math.floor(l.tick/20):l.tick),[t,i]=St();qt(()=>{let l=!1;return Wn.ask("histogram",{field:n}).then(c=>{l||i(c)},()=>{l||i(void 0)}),()=>{l=!0}},[n,e]);let s=t?.counts??[];if(s.length===0)return null;let r=Math.max(...s,1),o=As(String(t?.unit??"")),a=s.map((l,c)=>`${c/s.length*240},${100-96*l/r} ${(c+1)/s.length*240},${100-96*l/r}`).join(" ");return v("figure",{class:"chart",children:[v("figcaption",{children:[C("Spread of {name}",{name:Ze(n)})," ",v("b",{children:[C("median")," ",Ht(Number(t?.median))," ",o]})]}),v("svg",{viewBox:"0 0 240 100",preserveAspectRatio:"none",class:"histogram",role:"img","aria-label":C("Spread of {name}",{name:Ze(n)}),children:v("polygon",{points:`0,100 ${a} 240,100`})}),v("div",{class:"ends",children:[v("span",{children:Ht(Number(t?.low))}),v("span",{children:[Ht(Number(t?.high))," ",o]})]})]})}function cT(){let[n,e]=St(),[t,i]=St(!1),s=_e(X,c=>c.tick),[r,o]=St(-1),a=async()=>{i(!0);let c=await Nt("realism");c!==void 0&&e(c),o(s),i(!1)},l=n?.measures??[];return v("figure",{class:"chart gates",children:[v("figcaption",{children:[C("Would it pass for real land?")," ",v("button",{class:"small",disabled:t,onClick:()=>{a()},children:t?C("Measuring…"):n&&r!==s?C("Measure again"):C("Measure")})]}),v("ul",{children:l.map(c=>v("li",{class:c.verdict,title:c.sentence,children:[v("i",{"aria-hidden":"true"})," ",c.title||Ze(c.name),v("small",{children:[" ",c.value===null?"":Ht(c.value,3)," · ",C(c.verdict)]})]},c.name))})]})}function $u(n=""){return new Promise(e=>{let t=document.createElement("input");t.type="file",t.accept=n,t.onchange=()=>e(t.files?.[0]),t.oncancel=()=>e(void 0),t.click()})}async function Vf(n){try{let e=await Wn.upload(n.name,n);return String(e.file??n.name)}catch(e){wn("error",e.message);return}}async function Zu(n){if(n.name.endsWith(".toml")){let t=await Vu(await n.text(),C("{name} opened",{name:n.name}));t.length>0&&wn("error",t[0].message);return}let e=await Vf(n);e!==void 0&&(await Nt("open",{file:e}),wn("note",C("{name} opened",{name:n.name})))}function Ku(n,e){let t=document.createElement("a");t.href=URL.createObjectURL(n),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function $_(){let n=X.value.name||"recipe";Ku(new Blob([X.value.text],{type:"application/toml"}),`${n}.toml`)}var Z_={play:"M6 4l10 6-10 6z",pause:"M6 4v12M14 4v12",step:"M4 4l8 6-8 6zM15 4v12",undo:"M4 9h8a4 4 0 010 8H8M4 9l4-4M4 9l4 4",redo:"M16 9H8a4 4 0 000 8h4M16 9l-4-4M16 9l-4 4",plus:"M10 4v12M4 10h12",eye:"M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 100 4 2 2 0 000-4z","eye-off":"M3 3l14 14M6 6C3.500 7.500 2 10 2 10s3 5 8 5c1.500 0 2.800-.4 4-1M9 5h1c5 0 8 5 8 5l-1.500 2",close:"M5 5l10 10M15 5L5 15",first:"M5 4v12M15 4l-7 6 7 6z",left:"M12 4l-6 6 6 6",right:"M8 4l6 6-6 6",up:"M4 12l6-6 6 6",down:"M4 8l6 6 6-6",look:"M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",brush:"M14 3l3 3-7 7-3-3zM6 11l3 3c-1 3-4 3-6 3 1-2 0-5 3-6z",section:"M2 14l4-5 3 3 4-7 5 8M2 17h16",borehole:"M10 2v16M7 5h6M7 9h6M7 13h6",profile:"M3 4c5 0 4 6 7 6s3 6 7 6",act:"M3 16l5-9h4l5 9zM9 7c0-3-2-3-1-5M11 7c0-2 2-3 1-5",map:"M3 5l5-2 4 2 5-2v12l-5 2-4-2-5 2zM8 3v12M12 5v12",land:"M2 16l5-9 3 5 2-3 6 7z",split:"M10 2v16M3 5h4v10H3M17 5h-4v10h4",camera:"M3 6h3l1.500-2h5L14 6h3v10H3zM10 8a3 3 0 100 6 3 3 0 000-6z",film:"M3 5h14v10H3zM7 5v10M13 5v10M3 10h4M13 10h4",export:"M10 3v9M6 8l4 4 4-4M4 15v2h12v-2",share:"M5 10a2 2 0 100 .1M15 5a2 2 0 100 .1M15 15a2 2 0 100 .1M6.500 9L13 6M6.500 11l6.500 3",help:"M7.500 7.500a2.500 2.500 0 115 0c0 2-2.500 2-2.500 4M10 14.500v.5",frame:"M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",branch:"M6 3v14M6 8c0 4 8 2 8 6M14 17v-3M6 3a1 1 0 100 .1",chart:"M3 3v14h14M6 13l3-4 3 2 4-6",recipe:"M4 3h12v5H4zM4 11h12v6H4z",sea:"M2 8c2-2 4-2 6 0s4 2 6 0 3-1 4 0M2 13c2-2 4-2 6 0s4 2 6 0 3-1 4 0"};function _t({name:n}){return v("svg",{class:"glyph",viewBox:"0 0 20 20",width:"18",height:"18","aria-hidden":"true",children:v("path",{d:Z_[n]??Z_.help,fill:"none",stroke:"currentColor","stroke-width":"1.5","stroke-linejoin":"round","stroke-linecap":"round"})})}function _r({title:n,children:e,wide:t}){let i=sn(null);qt(()=>{let r=i.current,o=document.activeElement;return r.showModal(),r.querySelector("[autofocus]")?.focus(),()=>{r.close(),o?.focus?.()}},[]);let s=()=>X.set({dialog:""});return v("dialog",{ref:i,class:t?"wide":"","aria-label":n,onCancel:r=>{r.preventDefault(),s()},onClick:r=>{r.target===i.current&&s()},children:[v("header",{children:[v("h2",{children:n}),v("button",{class:"icon",onClick:s,"aria-label":C("Close"),title:C("Close"),children:v(_t,{name:"close"})})]}),v("div",{class:"content",children:e})]})}async function K_(n,e){if(typeof MediaRecorder>"u"||n.canvas.captureStream===void 0)return;let t=n.canvas.captureStream(30),i=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(l=>MediaRecorder.isTypeSupported(l));if(i===void 0)return;let s=[],r=new MediaRecorder(t,{mimeType:i,videoBitsPerSecond:12e6});r.ondataavailable=l=>s.push(l.data);let o=new Promise(l=>r.onstop=()=>l());r.start(250);let a=performance.now()+e*1e3;for(;performance.now()<a;)n.invalidate(),await new Promise(l=>setTimeout(l,33));r.stop(),await o;for(let l of t.getTracks())l.stop();return new Blob(s,{type:i})}function J_(){let n=_e(X,_=>_.catalog),e=_e(X,_=>_.run.fields)??[],t=_e(X,_=>_.run),[i,s]=St(["height"]),[r,o]=St(".exr"),[a,l]=St(""),[c,u]=St([]),[h,d]=St(""),[f,p]=St(8);if(n===void 0)return null;let y=e.length>0?e:n.fields.map(_=>_.name),m=X.value.name||"land",g=async(_,T)=>{d(_),await T(),d("")},b=_=>{let T=_?.files??(_?.file?[_.file]:[]);u(T.map(z=>typeof z=="string"?z:String(z.file))),_?.folder!==void 0&&T.length===0&&wn("note",C("Written to {place}",{place:String(_.folder)}))},R=()=>g("files",async()=>{let _=i.map(z=>({field:z,file:`${z}${r}`})),T=await Nt("export",a?{outputs:_,preset:a}:{outputs:_});b(T)}),S=_=>g("picture",async()=>{Ku(await Oe.screenshot(_),`${m}_${t.tick}.png`)}),I=()=>g("film",async()=>{let _=await K_(Oe,f);_===void 0?wn("error",C("This browser cannot record the canvas.")):Ku(_,`${m}.webm`)}),A=()=>g("timelapse",async()=>{b(await Nt("timelapse",{frames:Math.max(2,Math.round(f*25)),fps:25}))});return v(_r,{title:C("Export"),wide:!0,children:[v("section",{children:[v("h3",{children:C("Files for other programs")}),v("div",{class:"grid2",children:[v("fieldset",{children:[v("legend",{children:C("Fields")}),v("div",{class:"checks",children:y.map(_=>v("label",{children:[v("input",{type:"checkbox",checked:i.includes(_),onChange:T=>s(T.currentTarget.checked?[...i,_]:i.filter(z=>z!==_))})," ",Ze(_)]},_))})]}),v("div",{children:[v("label",{class:"control tight",children:[C("Format"),v("select",{value:r,onChange:_=>o(_.currentTarget.value),children:n.formats.filter(_=>_.writes!==!1).map(_=>v("option",{value:_.ending,children:[_.name," (",_.ending,")"]},_.ending))})]}),v("p",{class:"sentence",children:n.formats.find(_=>_.ending===r)?.summary}),n.presets.length>0&&v("label",{class:"control tight",children:[C("Preset"),v("select",{value:a,onChange:_=>l(_.currentTarget.value),children:[v("option",{value:"",children:C("none")}),n.presets.map(_=>v("option",{value:_.name,children:Ze(_.name)},_.name))]})]}),v("button",{class:"primary",disabled:h!==""||i.length===0,onClick:()=>{R()},children:h==="files"?C("Writing…"):C("Write files")})]})]})]}),v("section",{children:[v("h3",{children:C("Picture")}),v("div",{class:"buttons",children:[v("button",{disabled:h!=="",onClick:()=>{S(1)},children:C("As seen")}),v("button",{disabled:h!=="",onClick:()=>{S(2)},children:C("Twice as large")}),v("button",{disabled:h!=="",onClick:()=>{g("render",async()=>{b(await Nt("picture",{kind:"relief"}))})},children:C("Drawn by the engine")})]})]}),v("section",{children:[v("h3",{children:C("Film")}),v("div",{class:"buttons",children:[v("label",{children:[C("Seconds")," ",v("input",{type:"number",min:1,max:120,value:f,onChange:_=>p(Number(_.currentTarget.value))})]}),v("button",{disabled:h!=="",onClick:()=>{I()},children:h==="film"?C("Recording…"):C("Record what is seen")}),v("button",{disabled:h!=="",onClick:()=>{A()},children:h==="timelapse"?C("Rendering…"):C("Time-lapse of the recorded moments")})]})]}),c.length>0&&v("ul",{class:"files","aria-label":C("Files"),children:c.map(_=>v("li",{children:v("a",{href:Wn.link(`/api/file/${_}`),download:!0,children:_})},_))})]})}function j_(n,e){let t=e.toLowerCase().split(/[\s_]+/).filter(s=>s!=="");if(t.length===0)return n;let i=n.map(s=>({op:s,score:uT(s,t)})).filter(s=>s.score>0);return i.sort((s,r)=>r.score-s.score||s.op.name.localeCompare(r.op.name)),i.map(s=>s.op)}function uT(n,e){let t=n.name.toLowerCase(),i=n.summary.toLowerCase(),s=n.params.map(o=>`${o.name} ${o.doc}`.toLowerCase()).join(" "),r=0;for(let o of e)if(t===o)r+=100;else if(t.startsWith(o))r+=40;else if(t.includes(o))r+=20;else if(i.includes(o))r+=8;else if(n.kind.startsWith(o))r+=5;else if(s.includes(o))r+=2;else return 0;return r}function Q_(){let n=_e(X,c=>c.catalog),e=_e(X,c=>c.addTo),[t,i]=St(""),[s,r]=St("");if(n===void 0)return null;let o=n.operators.filter(c=>e==="stage"||c.kind==="process"),a=j_(o,t),l=[...new Set(a.map(c=>c.kind))];return v(_r,{title:e==="stage"?C("Add a stage"):C("Add a process"),children:[v("input",{class:"search",type:"search",autofocus:!0,placeholder:C("Search: rain, dunes, canyon…"),"aria-label":C("Search operators"),value:t,onInput:c=>i(c.currentTarget.value),onKeyDown:c=>{c.key==="Enter"&&a.length>0&&zf(e,a[0].name)}}),v("div",{class:"operators",role:"list",children:[l.map(c=>v("div",{role:"listitem",children:[v("h3",{children:C(c)}),a.filter(u=>u.kind===c).map(u=>v("div",{class:"operator",children:[v("button",{"data-op":u.name,onClick:()=>zf(e,u.name),children:[v("strong",{children:Ze(u.name)}),v("span",{children:u.summary})]}),v("button",{class:"small quiet","aria-expanded":s===u.name,title:C("Explain"),"aria-label":`${C("Explain")}: ${Ze(u.name)}`,onClick:()=>r(s===u.name?"":u.name),children:"i"}),s===u.name&&v("img",{src:Wn.link(`/api/explain/${u.name}.png`),alt:C("Before and after {name} with its defaults",{name:Ze(u.name)})})]},u.name))]},c)),a.length===0&&v("p",{children:C("Nothing is called that. Try a plainer word.")})]})]})}function ev(){let n=_e(X,e=>e.cards);return v("div",{class:"cards",children:[v("ol",{class:"cardlist","aria-label":C("Stages"),children:n.map((e,t)=>v(Gf,{card:e,count:n.length,number:t+1},e.place))}),v("button",{class:"add",onClick:()=>X.set({dialog:"add",addTo:"stage"}),children:[v(_t,{name:"plus"})," ",C("Add a stage")]})]})}function Gf({card:n,count:e,number:t}){let i=_e(X,h=>h.selected===n.place),s=_e(X,h=>h.run.label===n.label&&h.run.tick<h.run.ticks)&&n.list==="stage",r=_e(X,h=>h.catalog)?.operators.find(h=>h.name===n.op)?.summary??"",[o,a]=St(!1),l=Dr(n.place).list,c=Ze(n.label||n.op),u=h=>{if(h.altKey&&h.key==="ArrowUp")Wu(n.place,t-1);else if(h.altKey&&h.key==="ArrowDown"&&t<e)Wu(n.place,t+1);else if(h.key==="Delete")Gu(n.place);else return;h.preventDefault(),h.stopPropagation()};return v("li",{class:`card of-${n.list} ${i?"selected":""} ${n.enabled?"":"off"} ${o?"over":""} ${s?"active":""}`,draggable:!0,onDragStart:h=>{h.dataTransfer?.setData("text/cuesta-card",n.place),h.stopPropagation()},onDragOver:h=>{h.dataTransfer?.types.includes("text/cuesta-card")&&(h.preventDefault(),h.stopPropagation(),a(!0))},onDragLeave:()=>a(!1),onDrop:h=>{a(!1);let d=h.dataTransfer?.getData("text/cuesta-card")??"";d===""||Dr(d).list!==l||(h.preventDefault(),h.stopPropagation(),Wu(d,t))},children:[v("div",{class:"row",children:[v("button",{class:"name","aria-pressed":i,title:r,onKeyDown:u,"aria-keyshortcuts":"Alt+ArrowUp Alt+ArrowDown Delete",onClick:()=>X.set({selected:i?"":n.place,right:!0,sheet:innerWidth<800?"inspector":""}),children:[v("span",{class:"mark","data-kind":n.list,"aria-hidden":"true",children:n.list==="stage"?t:"·"}),v("span",{class:"words",children:[v("span",{children:c}),c.toLowerCase().replace(/ /g,"_")!==n.op&&v("small",{children:Ze(n.op)})]})]}),n.mask!==""&&v("span",{class:"masked",title:C("Only where {name} is above 0",{name:n.mask}),children:"◐"}),v("button",{class:"icon quiet",onClick:()=>Xu(n.place),"aria-pressed":!n.enabled,title:n.enabled?C("Switch off"):C("Switch on"),"aria-label":`${n.enabled?C("Switch off"):C("Switch on")}: ${c}`,children:v(_t,{name:n.enabled?"eye":"eye-off"})})]}),(n.children.length>0||n.op==="simulate")&&v(ri,{children:[v("ol",{class:"cardlist","aria-label":C("Processes of {name}",{name:c}),children:[n.children.filter(h=>h.list==="process").map((h,d,f)=>v(Gf,{card:h,count:f.length,number:d+1},h.place)),n.children.filter(h=>h.list==="event").map((h,d,f)=>v(Gf,{card:h,count:f.length,number:d+1},h.place))]}),v("button",{class:"add small",onClick:()=>X.set({dialog:"add",addTo:`${n.place}.process`}),children:[v(_t,{name:"plus"})," ",C("Process")]})]})]})}function tv(){let n=_e(X,p=>p.text),e=_e(X,p=>p.problems),[t,i]=St(n),[s,r]=St(!1),o=sn(null),a=sn(null),l=sn(0);qt(()=>{s||i(n)},[n]);let c=async p=>{if(clearTimeout(l.current),p===n){r(!1);return}(await Vu(p,C("Text edited"))).length===0&&o.current?.value===p&&r(!1)},u=p=>{i(p),r(!0),clearTimeout(l.current),l.current=window.setTimeout(()=>{c(p)},700)},h=t.split(`
`).length,d=new Map(e.filter(p=>p.line).map(p=>[p.line,p.message])),f=(p,y=1)=>{let m=t.split(`
`).slice(0,p-1).join(`
`).length+(p>1?1:0)+y-1;o.current?.focus(),o.current?.setSelectionRange(m,m),o.current&&(o.current.scrollTop=Math.max(0,(p-6)*19))};return v("div",{class:"editor",children:[v("div",{class:"paper",children:[v("pre",{class:"gutter",ref:a,"aria-hidden":"true",children:Array.from({length:h},(p,y)=>v("span",{class:d.has(y+1)?"bad":"",title:d.get(y+1),children:[y+1,`
`]},y))}),v("textarea",{ref:o,"aria-label":C("Recipe as text (TOML)"),"aria-invalid":e.length>0,"aria-describedby":"editor-problems",spellcheck:!1,autocomplete:"off",autocapitalize:"off",wrap:"off",value:t,onInput:p=>u(p.currentTarget.value),onBlur:()=>s&&void c(t),onScroll:p=>{a.current&&(a.current.scrollTop=p.currentTarget.scrollTop)},onKeyDown:p=>{p.stopPropagation(),(p.ctrlKey||p.metaKey)&&p.key==="Enter"&&c(t)}})]}),v("div",{id:"editor-problems",role:"status",class:"problems",children:[e.map((p,y)=>v("button",{onClick:()=>p.line&&f(p.line,p.column),children:[p.line?v("b",{children:C("Line {n}",{n:p.line})}):null," ",p.message]},y)),e.length>0&&s&&v("button",{class:"small",onClick:()=>{i(n),r(!1),X.set({problems:[]})},children:C("Back to the text that holds")}),e.length===0&&v("span",{children:s?C("Typing…"):C("In step with the cards")})]})]})}function nv(n){let{param:e,written:t}=n,i=`p-${e.name}-${e.kind.replace(/ /g,"-")}`,s=t&&JSON.stringify(n.value)!==JSON.stringify(e.default);return v("div",{class:`control ${s?"changed":""}`,"data-param":e.name,children:[v("label",{for:i,title:C("Double click: back to the default"),onDblClick:n.onReset,children:[Ze(e.name),e.required?" *":""]}),v(dT,{...n,id:i}),v("p",{class:"sentence",id:`${i}-s`,children:e.doc}),s&&e.default!==void 0&&v("button",{class:"reset",onClick:n.onReset,title:C("Back to the default"),children:[v("span",{"aria-hidden":"true",children:"↺"})," ",hT(e)]})]})}function hT(n){let e=n.default;return typeof e=="number"?`${Ht(e)} ${As(n.unit)}`.trim():Array.isArray(e)?C("default"):e===""?C("none"):String(e)}function dT(n){switch(n.param.kind){case"number":case"whole number":return v(ju,{...n});case"number or field":return v(mT,{...n});case"true or false":return v(gT,{...n});case"choice":return v(Ju,{...n,options:n.param.choices??[]});case"material":return v(Ju,{...n,options:n.materials.map(e=>e.name)});case"field":return v(Ju,{...n,options:["",...n.fields]});default:return v(_T,{...n})}}function fT(n){return typeof n=="number"?n:Il(String(n??""))?.value??NaN}function ju({id:n,param:e,value:t,onChange:i,onReset:s}){let r=Mg(e),o=fT(t),[a,l]=St(o),c=sn(!1),u=sn(o);qt(()=>{c.current||l(o)},[o]);let h=As(e.unit),d=y=>{c.current=!0;let m=wg(e,r.toValue(y));l(m),m!==u.current&&(u.current=m,i(m))},f=()=>{c.current&&(c.current=!1,u.current=NaN)},p=y=>{let m=Il(y);if(m===void 0){l(o);return}m.unit!==""&&m.unit!==e.unit?i(y.trim()):m.value!==o&&i(pT(e,m.value))};return v("div",{class:"number",children:[v("input",{type:"range",min:"0",max:"1",step:"0.001",value:Number.isFinite(a)?r.toPosition(a):0,style:{"--at":`${100*(Number.isFinite(a)?r.toPosition(a):0)}%`},"aria-label":Ze(e.name),"aria-describedby":`${n}-s`,"aria-valuetext":`${Ht(a)} ${h}`,onInput:y=>d(Number(y.currentTarget.value)),onChange:f,onDblClick:s}),v("span",{class:"figure",children:[v("input",{id:n,type:"text",inputMode:"decimal",autocomplete:"off",value:Number.isFinite(a)?Ht(a):String(t??""),size:7,title:C("From {min} to {max}",{min:Ht(e.min??0),max:Ht(e.max??0)}),onFocus:y=>y.currentTarget.select(),onChange:y=>p(y.currentTarget.value),onKeyDown:y=>{y.key==="Enter"&&p(y.currentTarget.value)}}),h&&v("span",{class:"unit",children:h})]})]})}function pT(n,e){return n.kind==="whole number"?Math.round(e):e}function mT(n){let e=typeof n.value=="string"&&Il(n.value)===void 0&&n.value!=="",[t,i]=St(e);return qt(()=>i(e),[e]),v("div",{class:"either",children:[t?v(Ju,{...n,options:n.fields}):v(ju,{...n}),v("button",{class:"small","aria-pressed":t,title:C("A map of values instead of one number"),onClick:()=>t&&e?n.onReset():i(!t),children:t?C("number"):C("map")})]})}function gT({id:n,param:e,value:t,onChange:i}){return v("input",{id:n,type:"checkbox",role:"switch",checked:t===!0,"aria-describedby":`${n}-s`,"aria-label":Ze(e.name),onChange:s=>i(s.currentTarget.checked)})}function Ju({id:n,value:e,options:t,onChange:i,materials:s}){let r=String(e??""),o=s.find(a=>a.name===r)?.colour;return v("span",{class:"choice",children:[o!==void 0&&v("span",{class:"swatch",style:{background:o}}),v("select",{id:n,value:r,"aria-describedby":`${n}-s`,onChange:a=>i(a.currentTarget.value),children:[!t.includes(r)&&v("option",{value:r,children:r||C("none")}),t.map(a=>v("option",{value:a,children:a===""?C("none"):Ze(a)},a))]})]})}function _T({id:n,param:e,value:t,onChange:i,onUpload:s}){let r=e.kind.startsWith("list"),o=Array.isArray(t)?t.map(l=>typeof l=="number"?Number(l.toPrecision(7)):l).join(", "):String(t??""),a=l=>{if(!r){i(l);return}let c=l.split(/[,;]\s*/).filter(u=>u!=="");i(e.kind.includes("number")?c.map(u=>Number.isFinite(Number(u))?Number(u):u):c)};return v("span",{class:"textual",children:[v("input",{id:n,type:"text",autocomplete:"off",spellcheck:!1,value:o,"aria-describedby":`${n}-s`,onChange:l=>a(l.currentTarget.value)}),e.kind==="file"&&s!==void 0&&v("button",{class:"small",onClick:s,children:C("Choose…")})]})}function iv(){let n=_e(X,r=>r.catalog),e=_e(X,r=>r.cards),t=_e(X,r=>r.selected),i=Vi(e,t);if(n===void 0)return null;if(i===void 0)return v(bT,{});let s=n.operators.find(r=>r.name===i.op);return v(vT,{card:i,operator:s},i.place+i.op)}function vT({card:n,operator:e}){let t=_e(X,d=>d.catalog),i=_e(X,d=>d.rocks),s=_e(X,d=>d.fromNow),[r,o]=St(!1),a=t.fields.map(d=>d.name),l=e?.params??[],c=d=>e?.keys?.find(f=>f.name===d),u=l.length>9,h=u&&!r?l.filter((d,f)=>f<7||d.name in n.written):l;return v("section",{class:"inspector","aria-label":C("Inspector"),children:[v("header",{children:[v("h2",{children:Ze(n.label||n.op)}),v("p",{class:"summary",children:e?.summary})]}),n.list==="process"&&v("label",{class:"inline",title:C("Later values apply from this step; what has happened stays."),children:[v("input",{type:"checkbox",role:"switch",checked:s,onChange:d=>X.set({fromNow:d.currentTarget.checked})}),C("Change from now on")]}),h.map(d=>v(nv,{param:d,value:n.values[d.name]??d.default,written:d.name in n.written,fields:a,materials:i,onChange:f=>Bf(n.place,d.name,f,typeof f=="number"?d.unit:void 0),onReset:()=>q_(n.place,d.name),onUpload:async()=>{let f=await $u(),p=f&&await Vf(f);p&&Bf(n.place,d.name,p)}},d.name)),u&&v("button",{class:"more","aria-expanded":r,onClick:()=>o(!r),children:r?C("Fewer settings"):C("All {n} settings",{n:l.length})}),v("details",{class:"extra",children:[v("summary",{children:C("Where, seed, name")}),v(ja,{card:n,name:"label",doc:c("label")?.doc??""}),v(xT,{card:n,doc:c("mask")?.doc??"",fields:a}),v(ja,{card:n,name:"seed",doc:c("seed")?.doc??"",numeric:!0}),c("steps")&&v(ja,{card:n,name:"steps",doc:c("steps").doc,numeric:!0}),c("into")&&v(ja,{card:n,name:"into",doc:c("into").doc}),c("blend")&&v(ja,{card:n,name:"blend",doc:c("blend").doc})]}),e&&v(yT,{operator:e}),v("footer",{class:"buttons",children:[v("button",{onClick:()=>Xu(n.place),children:n.enabled?C("Switch off"):C("Switch on")}),v("button",{class:"danger",onClick:()=>Gu(n.place),children:C("Remove")})]})]})}function ja({card:n,name:e,doc:t,numeric:i}){let s=`k-${e}`,r=n.written[e]??"";return v("div",{class:"control",children:[v("label",{for:s,children:Ze(e)}),v("input",{id:s,type:"text",inputMode:i?"numeric":"text",value:String(r),"aria-describedby":`${s}-s`,placeholder:e==="label"?n.label:"",onChange:o=>{let a=o.currentTarget.value.trim(),l=`${n.place}.${e}`;a===""?Gn([{kind:"unset",place:l}],Ze(e)):Gn([{kind:"set",place:l,value:i?a:Rs(a)}],Ze(e))}}),v("p",{class:"sentence",id:`${s}-s`,children:t})]})}function xT({card:n,doc:e,fields:t}){let i=_e(X,s=>s.cards).map(s=>String(s.written.into??"")).filter(s=>s!=="");return v("div",{class:"control",children:[v("label",{for:"k-mask",children:C("Mask")}),v("select",{id:"k-mask",value:n.mask,"aria-describedby":"k-mask-s",onChange:s=>{let r=s.currentTarget.value,o=`${n.place}.mask`;r===""?Gn([{kind:"unset",place:o}],C("Mask")):Gn([{kind:"set",place:o,value:Rs(r)}],C("Mask"))},children:[v("option",{value:"",children:C("everywhere")}),[...new Set([...i,...t,...n.mask?[n.mask]:[]])].map(s=>v("option",{value:s,children:s},s))]}),v("p",{class:"sentence",id:"k-mask-s",children:e})]})}function yT({operator:n}){let[e,t]=St(!1);return v("details",{class:"extra",onToggle:i=>t(i.currentTarget.open),children:[v("summary",{children:C("Explain")}),e&&v("figure",{children:[v("img",{src:Wn.link(`/api/explain/${n.name}.png`),loading:"lazy",alt:C("Before and after {name} with its defaults",{name:Ze(n.name)})}),v("figcaption",{children:C("Before and after, with the defaults")})]}),v("p",{class:"sentence",children:[v("code",{children:n.name})," · ",C(n.kind),n.cites&&n.cites.length>0&&v(ri,{children:[" · ",C("after")," ",n.cites.join(", ")]})]})]})}function bT(){let n=_e(X,s=>s.run),e=n.grid??{},t=Number(e.columns??0),i=Number(e.rows??0);return v("section",{class:"inspector","aria-label":C("Inspector"),children:[v("header",{children:[v("h2",{children:C("The land")}),v("p",{class:"summary",children:C("Choose a card to change it. These values hold for all of them.")})]}),v("div",{class:"control",children:[v("label",{for:"l-seed",children:C("Seed")}),v("span",{class:"textual",children:[v("input",{id:"l-seed",type:"text",inputMode:"numeric",value:String(n.seed??""),onChange:s=>{Gn([{kind:"set",place:"seed",value:s.currentTarget.value.trim()}],C("Seed"))}}),v("button",{class:"small",onClick:()=>{Gn([{kind:"set",place:"seed",value:String(1+Math.floor(Math.random()*99999))}],C("Seed"))},children:C("Another")})]}),v("p",{class:"sentence",children:C("Another seed is another land by the same rules.")})]}),v("div",{class:"control",children:[v("label",{for:"l-size",children:C("Size")}),v("select",{id:"l-size",value:`${t}`,onChange:s=>{let r=Number(s.currentTarget.value),o=Number(e.spacing??1)*t/r;Gn([{kind:"set",place:"grid.size",value:`[${r}, ${Math.round(i*r/t)}]`},{kind:"set",place:"grid.spacing",value:Rs(o)}],C("Size"))},children:[...new Set([128,256,512,1024,2048,4096,t])].filter(s=>s>0).sort((s,r)=>s-r).map(s=>v("option",{value:`${s}`,children:[s," × ",t?Math.round(i*s/t):s]},s))}),v("p",{class:"sentence",children:C("Samples along the sides; the extent stays the same.")})]}),v("footer",{class:"buttons",children:v("button",{onClick:()=>{Nt("branch",{name:Wf()})},children:C("Branch from here")})})]})}function Wf(){let n=new Set(X.value.branches.map(e=>e.name));for(let e=2;;e++)if(!n.has(`branch_${e}`))return`branch_${e}`}function sv(n){let e=n.filter(a=>a.enabled&&a.ticks>0),t=a=>Math.sqrt(a.ticks)+1,i=e.reduce((a,l)=>a+t(l),0),s=[],r=0,o=0;for(let a of e){let l=o+t(a)/i,c=a.children.filter(u=>u.list==="event").map(u=>({tick:r+Number(u.written.at??0),label:Ze(u.op||u.label)}));s.push({label:a.label||a.op,first:r,ticks:a.ticks,from:o,to:l,events:c}),r+=a.ticks,o=l}return s}function rv(n,e){for(let t of n)if(e<=t.first+t.ticks)return t.from+(t.to-t.from)*Math.max(0,e-t.first)/t.ticks;return n.length>0?1:0}function ov(n,e){let t=Math.min(1,Math.max(0,e));for(let s of n)if(t<=s.to)return Math.round(s.first+s.ticks*(t-s.from)/Math.max(s.to-s.from,1e-9));let i=n[n.length-1];return i===void 0?0:i.first+i.ticks}var Xf=class{constructor(){this.list=[]}clear(){this.list=[]}take(e,t,i){let s=Math.max(1,i/8);if(t<=0||this.list.some(h=>Math.abs(h.tick-t)<s))return!1;let r=document.createElement("canvas");r.width=72,r.height=40;let o=r.getContext("2d");if(o===null||e.width<2)return!1;let a=Math.min(e.width,e.height*72/40),l=a*40/72,c=(e.width-a)/2;o.drawImage(e,c,(e.height-l)/2,a,l,0,0,72,40);let u={tick:t,url:r.toDataURL("image/jpeg",.6)};return this.list=[...this.list,u].sort((h,d)=>h.tick-d.tick).slice(-16),!0}},Qa=new Xf;function av(){let n=_e(X,u=>u.run),e=_e(X,u=>u.cards),t=_e(X,u=>u.dock),i=sn(null),[,s]=St(0),r=sv(e),o=u=>100*rv(r,u);qt(()=>{Qa.clear(),s(u=>u+1)},[e.length]);let a=u=>{let h=i.current.getBoundingClientRect();return ov(r,(u-h.left)/h.width)},l=u=>{u.type==="pointerdown"&&u.currentTarget.setPointerCapture(u.pointerId),(u.type==="pointerdown"||u.buttons&1)&&Fi(a(u.clientX))},c=n.ticks>0?`${n.tick} / ${n.ticks}`:"";return v("section",{class:"timeline","aria-label":C("Time"),children:[v("div",{class:"clock",children:[v("button",{class:"icon",onClick:()=>{Fi(0)},title:C("To the beginning"),"aria-label":C("To the beginning"),children:v(_t,{name:"first"})}),v("button",{class:"icon",onClick:()=>{Fi(Math.max(0,n.tick-1))},title:C("One step back"),"aria-label":C("One step back"),children:v(_t,{name:"left"})}),v("button",{class:"icon",onClick:()=>{gr()},title:n.running?C("Pause"):C("Run"),"aria-label":n.running?C("Pause"):C("Run"),children:v(_t,{name:n.running?"pause":"play"})}),v("button",{class:"icon",onClick:()=>{$o()},title:C("One step"),"aria-label":C("One step"),children:v(_t,{name:"right"})}),v("span",{class:"count","aria-live":"off",children:[c,v("small",{children:n.rate?` ${Ht(n.rate,3)} ${C("steps/s")}`:""})]})]}),v("div",{class:"track",ref:i,role:"slider",tabIndex:0,"aria-label":C("Moment"),"aria-valuemin":0,"aria-valuemax":n.ticks,"aria-valuenow":n.tick,"aria-valuetext":C("step {n}",{n:n.tick}),onPointerDown:l,onPointerMove:l,onKeyDown:u=>{let h=u.shiftKey?10:1;if(u.key==="ArrowLeft")Fi(Math.max(0,n.tick-h));else if(u.key==="ArrowRight")Fi(Math.min(n.ticks,n.tick+h));else if(u.key==="Home")Fi(0);else if(u.key==="End")Fi(n.ticks);else return;u.preventDefault(),u.stopPropagation()},children:[r.map((u,h)=>v("div",{class:`segment ${h%2?"odd":""}`,style:{left:`${100*u.from}%`,width:`${100*(u.to-u.from)}%`},title:Ze(u.label),children:v("span",{children:Ze(u.label)})},h)),v("div",{class:"past",style:{width:`${o(n.tick)}%`}}),Qa.list.map(u=>v("img",{class:"thumb",src:u.url,alt:"",style:{left:`${o(u.tick)}%`}},u.tick)),(n.recorded??[]).map(u=>v("i",{class:"moment",style:{left:`${o(u)}%`}},u)),r.flatMap(u=>u.events.map(h=>v("i",{class:"event",style:{left:`${o(h.tick)}%`},title:h.label},`e${h.tick}${h.label}`))),v("div",{class:"playhead",style:{left:`${o(n.tick)}%`}})]}),v(ST,{}),v("button",{class:"icon quiet","aria-expanded":t,onClick:()=>X.set({dock:!t}),title:`${C("Charts")} (T)`,"aria-label":C("Charts"),children:v(_t,{name:"chart"})})]})}function ST(){let n=_e(X,s=>s.branches),e=_e(X,s=>s.run.branch)??"main",t=_e(X,s=>s.run.speed)??0,i=[...new Set([e,...n.map(s=>s.name)])];return v("div",{class:"branches",children:[v("select",{"aria-label":C("Speed"),title:C("Speed"),value:String(t),onChange:s=>{Nt("speed",{steps_per_second:Number(s.currentTarget.value)})},children:[...new Set([0,1,5,20,60,t])].sort((s,r)=>s-r).map(s=>v("option",{value:String(s),children:s===0?C("full speed"):`${s} ${C("steps/s")}`},s))}),v("select",{"aria-label":C("Branch"),title:C("Branch"),value:e,onChange:s=>{let r=s.currentTarget.value;r==="+"?Nt("branch",{name:Wf()}):r==="-"?Nt("drop_branch",{name:e}):Nt("switch",{name:r})},children:[i.map(s=>v("option",{value:s,children:s},s)),v("option",{value:"+",children:C("New branch from here…")}),i.length>1&&e!=="main"&&v("option",{value:"-",children:C("Drop this branch")})]})]})}function Zo(n){X.set({mode:n}),Oe.mode=n,n==="split"&&X.value.kept.a===void 0&&qu("a"),Oe.invalidate(),el()}function Mi(n){X.set({tool:X.value.tool===n?"look":n}),Oe.setBrush(void 0,1,.5)}var lv="";function el(n=!1){let{catalog:e,settings:t,mode:i}=X.value;if(e===void 0)return;let s=new Set(e.fields.map(l=>l.name)),o=["height","water","top_material","velocity_x","velocity_y","river_width","wear","deposit"].filter(l=>s.has(l));(i==="map"||t.overlay)&&!o.includes(t.field)&&o.push(t.field);let a=o.join(" ");a===lv&&!n||(lv=a,cv(o))}var cv=()=>{};function uv(n){cv=n}function vr(n){X.set({settings:{...X.value.settings,...n}}),Oe.change(n),el()}function dv(){let n=_e(X,o=>o.settings),e=_e(X,o=>o.catalog)?.fields??[],t=_e(X,o=>o.run.fields),i=t&&t.length>0?t:e.map(o=>o.name),s=(o,a,l,c,u,h)=>v("div",{class:"control tight",children:[v("label",{for:`v-${o}`,onDblClick:()=>vr({[o]:Yo[o]}),title:C("Double click: back to the default"),children:a}),v("span",{class:"number",children:[v("input",{id:`v-${o}`,type:"range",min:l,max:c,step:u,value:Number(n[o]),"aria-valuetext":h,style:{"--at":`${100*(Number(n[o])-l)/(c-l)}%`},onInput:d=>vr({[o]:Number(d.currentTarget.value)}),onDblClick:()=>vr({[o]:Yo[o]})}),v("span",{class:"figure plain",children:h})]})]}),r=`${Math.floor(n.hour)}:${String(Math.round(n.hour%1*60)).padStart(2,"0")}`;return v("section",{class:"lookpanel","aria-label":C("View"),children:[v("h2",{children:C("View")}),v("div",{class:"control tight",children:[v("label",{for:"v-field",children:C("Field")}),v("select",{id:"v-field",value:n.field,onChange:o=>vr({field:o.currentTarget.value}),children:[...new Set([...i,n.field])].map(o=>v("option",{value:o,children:Ze(o)},o))})]}),v("div",{class:"control tight",children:[v("label",{for:"v-palette",children:C("Colours")}),v("select",{id:"v-palette",value:n.palette,onChange:o=>vr({palette:o.currentTarget.value}),children:[v("option",{value:"",children:C("of the field")}),Au.map(o=>v("option",{value:o.name,children:C(o.name)},o.name))]})]}),v("label",{class:"inline",children:[v("input",{type:"checkbox",role:"switch",checked:n.overlay,onChange:o=>vr({overlay:o.currentTarget.checked})})," ",C("Field over the land")]}),v("div",{class:"control tight",children:[v("label",{for:"v-look",children:C("Climate")}),v("select",{id:"v-look",value:n.look,onChange:o=>vr({look:o.currentTarget.value}),children:Object.keys(Ja).map(o=>v("option",{value:o,children:C(o)},o))})]}),s("hour",C("Time of day"),4.5,19.75,.05,r),s("turn",C("Turn the sun"),-180,180,1,`${n.turn}°`),s("exaggeration",C("Heights"),.5,5,.1,`× ${n.exaggeration.toFixed(1)}`),s("haze",C("Haze"),0,3,.05,n.haze.toFixed(2)),s("contour",C("Contour lines"),0,hv(),hv()/20,n.contour===0?C("none"):`${Number(n.contour.toPrecision(3))} m`),v("label",{class:"inline",children:[v("input",{type:"checkbox",role:"switch",checked:n.waves,onChange:o=>vr({waves:o.currentTarget.checked})})," ",C("Moving water")]})]})}function hv(){let n=Oe.land.numbers.high-Oe.land.numbers.low;return Math.max(1,Number((n/4).toPrecision(1)))}function fv(){let n=_e(X,p=>p.mode),e=_e(X,p=>p.settings),t=_e(X,p=>p.catalog),i=_e(X,p=>p.rocks);_e(zs,p=>p.pictures);let s=sn(null),{palette:r,range:o}=Oe.map,a=n==="map"||e.overlay;if(qt(()=>{let p=s.current?.getContext("2d");if(!p||r.kind==="classes")return;let y=Ru(r,220),m=p.createImageData(220,1);m.data.set(y),p.putImageData(m,0,0)},[r.name,a]),!a||t===void 0)return null;let l=t.fields.find(p=>p.name===e.field),c=v("p",{children:[v("strong",{children:Ze(e.field)})," ",As(l?.unit)]});if(r.kind==="classes")return e.field!=="top_material"?v("div",{class:"legend",children:c}):v("div",{class:"legend","aria-label":C("Legend"),children:[c,v("ul",{children:i.map(p=>v("li",{children:[v("span",{class:"swatch",style:{background:p.colour}}),Ze(p.name)]},p.name))})]});let u=Oe.land,h=u.sea??u.numbers.low,d=p=>{if(r.kind==="hypsometric"){let y=Math.min(u.numbers.low,h-1);return p<h?.499*(p-y)/(h-y):.501+.499*(p-h)/Math.max(u.numbers.top-h,1e-6)}return r.kind==="log"?Math.log2(p/o[0])/Math.log2(o[1]/o[0]):(p-o[0])/(o[1]-o[0])},f;if(r.kind==="log"){f=[];for(let p=Math.ceil(Math.log10(o[0]));p<=Math.log10(o[1])+1e-9;p++)f.push(10**p);f.length>5&&(f=f.filter((p,y)=>y%Math.ceil(f.length/5)===0))}else r.kind==="hypsometric"?f=[...qr(u.numbers.low,h,2).filter(p=>p<h-(h-u.numbers.low)*.2),h,...qr(h,u.numbers.top,3).filter(p=>p>h+(u.numbers.top-h)*.15)]:f=qr(o[0],o[1],4);return v("div",{class:"legend","aria-label":C("Legend"),children:[c,v("canvas",{ref:s,width:220,height:1}),v("div",{class:"marks",children:f.map(p=>v("span",{style:{left:`${Math.min(100,Math.max(0,100*d(p)))}%`},children:Ht(p,3)},p))})]})}var Ko=[{name:"raise",word:"Raise",mode:"raise"},{name:"lower",word:"Lower",mode:"lower"},{name:"smooth",word:"Smooth",mode:"smooth"},{name:"flatten",word:"Flatten",mode:"flatten"},{name:"rock",word:"Add rock",mode:"raise"},{name:"hardness",word:"Hardness",mode:"paint",field:"hardness_map",unit:"",value:.8},{name:"rain",word:"Rain",mode:"paint",field:"rain_map",unit:"mm/h",value:40},{name:"spring",word:"Spring",mode:"paint",field:"spring_map",unit:"m³/s",value:2},{name:"uplift",word:"Uplift",mode:"paint",field:"uplift_map",unit:"m/yr",value:.001}],vs=new Ti({kind:"raise",radius:500,amount:50,strength:.6,core:.2,value:1,material:""}),MT=128;function wT(n,e,t=MT){let i=[];for(let s of n){let r=i[i.length-1];(r===void 0||Math.hypot(s[0]-r[0],s[1]-r[1])>=e)&&i.push(s)}return i.length<=t?i:Array.from({length:t},(s,r)=>i[Math.round(r*(i.length-1)/(t-1))])}function pv(n,e,t,i,s){let r=Ko.find(c=>c.name===n.kind)??Ko[0],o=c=>Number(c.toFixed(5)),a=wT(e,n.radius*.1).flatMap(([c,u])=>[o(c/t),o(u/i)]),l={mode:r.mode,path:a,radius:n.radius,core:n.core};return r.mode==="raise"||r.mode==="lower"?l.amount=n.amount:l.strength=n.strength,r.mode==="flatten"&&(l.level=Number(s.toPrecision(6))),r.name==="rock"&&n.material!==""&&(l.material=n.material),r.field!==void 0&&(l.into=r.field,l.value=n.value),l}var Yt=new Ti({place:void 0,cell:void 0,line:[],section:void 0,borehole:void 0,profile:void 0,drawing:!1}),Jo=[],qf=!1,_v={press(n){let{tool:e}=X.value,t=Oe.pick(n.clientX,n.clientY);return e==="look"||e==="fly"||t===void 0?!1:(Jo=[[t.x,t.y]],e==="brush"?(Yf(t),Yt.set({drawing:!0})):e==="section"&&Yt.set({line:[[t.x,t.y],[t.x,t.y]],drawing:!0}),!0)},move(n){let e=Oe.pick(n.clientX,n.clientY);if(e===void 0)return;let{tool:t}=X.value;t==="brush"?(Jo.push([e.x,e.y]),Yf(e)):t==="section"&&(Yt.set({line:[Yt.value.line[0],[e.x,e.y]]}),eh(!1))},release(n){let{tool:e}=X.value,t=Oe.pick(n.clientX,n.clientY);if(Yt.set({drawing:!1,place:t}),mv(t),e==="brush")ET();else if(e==="section")eh(!0);else{if(t===void 0)return;e==="borehole"?gv("borehole",t):e==="profile"?gv("profile",t):e==="sea"?AT(t.height):e.startsWith("act:")&&TT(e.slice(4),t)}},hover(n){let e=Oe.pick(n.clientX,n.clientY);Yt.set({place:e}),X.value.tool==="brush"&&Yf(e),mv(e)},leave(){Yt.set({place:void 0,cell:void 0}),X.value.tool==="brush"&&Oe.setBrush(void 0,1,.5)}};function Yf(n){Oe.setBrush(n,vs.value.radius,vs.value.core)}async function ET(){let n=Oe.land;if(Jo.length===0)return;let[e,t]=Jo[0],i=n.heightAt(e/n.spacing,t/n.spacing);await Nt("stroke",pv(vs.value,Jo,n.width,n.depth,i)),Jo=[]}async function TT(n,e){let t=Oe.land,i={};(X.value.catalog?.operators.find(o=>o.name===n)?.params??[]).some(o=>o.name==="radius")&&(i.radius=vs.value.radius),await Nt("act",{op:n,params:i,x:e.x/t.width,y:e.y/t.depth})!==void 0&&X.set({tool:"look"})}async function AT(n){let e=Number(n.toFixed(1)),{cards:t,catalog:i}=X.value,s=t.flatMap((r,o)=>i?.operators.find(l=>l.name===r.op)?.params.some(l=>l.name==="sea_level")?[{kind:"set",place:`stage.${o+1}.sea_level`,value:String(e)}]:[]);if(s.length===0){wn("note",C("No stage of this recipe knows a sea; the picture shows one at {h} m.",{h:e})),Oe.setSea(e);return}await Gn(s,C("Sea level {h} m",{h:e}))}var Qu;async function mv(n){if(Qu=n,!qf){for(qf=!0;Qu!==void 0;){let e=Qu;Qu=void 0;try{let t=await Wn.ask("cell",{x:e.x,y:e.y});Yt.set({cell:Yt.value.place===void 0?void 0:t})}catch{Yt.set({cell:void 0})}await new Promise(t=>setTimeout(t,80))}qf=!1}}var $f=!1;async function eh(n){let{line:e}=Yt.value;if(e.length<2||$f&&!n||Math.hypot(e[1][0]-e[0][0],e[1][1]-e[0][1])<Oe.land.spacing*2)return;$f=!0;let i=await Nt("section",{points:e});$f=!1,i!==void 0&&Yt.set({section:i})}async function gv(n,e){let t=await Nt(n,{x:e.x,y:e.y});t!==void 0&&Yt.set({[n]:{...t,x:e.x,y:e.y}})}function th(n){return(n?.columns??[]).map(t=>({distance:Number(t.distance_m??t.distance??0),surface:Number(t.surface_m??t.surface??0),water:t.water_m===void 0&&t.water===void 0?void 0:Number(t.water_m??t.water),layers:Zf(t.layers)}))}function Zf(n){return(n??[]).map(e=>({material:String(e.material),top:Number(e.top_m??e.top),bottom:e.bottom_m===null||e.bottom===null||(e.bottom_m??e.bottom)===void 0?null:Number(e.bottom_m??e.bottom),age:e.age_steps===void 0?void 0:Number(e.age_steps)}))}function RT(n,e,t){let i=[...n.layers].reverse(),s=[...e.layers].reverse(),r=[],o=f=>f.bottom??Math.min(t,f.top),a=0,l=0,c=0,u=i.length>0?o(i[0]):n.surface,h=s.length>0?o(s[0]):e.surface,d=(f,p,y)=>{(p>u||y>h)&&r.push({material:f,corners:[[n.distance,p],[e.distance,y],[e.distance,h],[n.distance,u]],bed:c++}),u=p,h=y};for(;a<i.length||l<s.length;){if(a<i.length&&l<s.length&&i[a].material===s[l].material){d(i[a].material,i[a].top,s[l].top),a++,l++;continue}let f=a<i.length?s.findIndex((y,m)=>m>=l&&y.material===i[a].material):-1,p=l<s.length?i.findIndex((y,m)=>m>=a&&y.material===s[l].material):-1;l>=s.length||a<i.length&&f<0||p>=0&&a<i.length&&p-a<=f-l?(d(i[a].material,i[a].top,h),a++):(d(s[l].material,u,s[l].top),l++)}return r}var CT=[64,132,176];function nh(n,e,t){let{width:i,height:s,from:r,to:o,low:a,high:l}=t,c=new Uint8ClampedArray(i*s*4),u=m=>(l-m)/Math.max(l-a,1e-9)*s,h=new Map,d=(m,g,b,[R,S,I],A)=>{let _=Math.max(0,Math.round(g)),T=Math.min(s,Math.round(b));for(let z=_;z<T;z++){let F=(z*i+m)*4,D=A&&z===T-1&&T-_>2?.62:1;c[F]=R*D,c[F+1]=S*D,c[F+2]=I*D,c[F+3]=255}},f=0,p=[],y=-1;for(let m=0;m<i;m++){let g=r+(m+.5)/i*(o-r);for(;f+2<n.length&&n[f+1].distance<g;)f++;f!==y&&(p=RT(n[f],n[f+1],a),y=f);let b=n[f],R=n[f+1],S=Math.min(1,Math.max(0,(g-b.distance)/Math.max(R.distance-b.distance,1e-9)));for(let _ of p){let T=_.corners[0][1]*(1-S)+_.corners[1][1]*S,z=_.corners[3][1]*(1-S)+_.corners[2][1]*S,F=`${_.material} ${_.bed}`,D=h.get(F);D===void 0&&(D=PT(e.get(_.material)??"#8a8580",_.bed),h.set(F,D)),d(m,u(T),u(z),D,_.bed>0)}let I=(b.water??0)*(1-S)+(R.water??0)*S,A=b.surface*(1-S)+R.surface*S;I>.01&&d(m,u(A+I),u(A),CT,!1)}return c}function PT(n,e){let t=parseInt(n.slice(1),16),i=1+(e*37%11-5)*.014,s=r=>Math.max(0,Math.min(255,Math.round((t>>r&255)*i)));return[s(16),s(8),s(0)]}function vv(n){let e=1/0,t=-1/0;for(let i of n){t=Math.max(t,i.surface+(i.water??0)),e=Math.min(e,i.surface);for(let s of i.layers)s.bottom!==null&&(e=Math.min(e,s.bottom))}return t>e?[e-(t-e)*.12,t+(t-e)*.06]:[t-1,t+1]}function xv(){let n=_e(Yt,o=>o.section),e=_e(Yt,o=>o.borehole),t=_e(Yt,o=>o.profile),i=_e(X,o=>o.tick),s=_e(Yt,o=>o.drawing);if(qt(()=>{n!==void 0&&!s&&eh(!1)},[i]),n===void 0&&e===void 0&&t===void 0)return null;let r=()=>Yt.set({section:void 0,borehole:void 0,profile:void 0,line:[]});return v("aside",{class:"cuts","aria-label":C("Under the ground"),children:[v("button",{class:"icon quiet close",onClick:r,"aria-label":C("Close"),title:C("Close"),children:v(_t,{name:"close"})}),n!==void 0&&v(LT,{answer:n}),t!==void 0&&v(IT,{answer:t}),e!==void 0&&v(DT,{answer:e})]})}function tl(){return new Map(X.value.rocks.map(n=>[n.name,n.colour]))}function LT({answer:n}){let e=sn(null),t=th(n);qt(()=>{let r=e.current;if(!r||t.length<2)return;let o=yv(r),[a,l]=vv(t),c={x:46,y:6,width:r.clientWidth-54,height:r.clientHeight-28,from:t[0].distance,to:t[t.length-1].distance,low:a,high:l};bv(o,c);let u=devicePixelRatio||1,h=Math.max(1,Math.round(c.width*u)),d=Math.max(1,Math.round(c.height*u)),f=nh(t,tl(),{...c,width:h,height:d}),p=new OffscreenCanvas(h,d);p.getContext("2d").putImageData(new ImageData(f,h,d),0,0),o.drawImage(p,c.x,c.y,c.width,c.height)},[n]);let i=[...new Set(t.flatMap(r=>r.layers.map(o=>o.material)))],s=tl();return v("figure",{class:"sectionfigure",children:[v("figcaption",{children:[C("Section A–B")," · ",v("ul",{class:"swatches",children:i.map(r=>v("li",{children:[v("span",{class:"swatch",style:{background:s.get(r)}}),Ze(r)]},r))})]}),v("canvas",{ref:e,role:"img","aria-label":C("Layers under the line: {list}",{list:i.join(", ")})})]})}function IT({answer:n}){let e=sn(null),i=(n.points??n.profile??[]).map(s=>Array.isArray(s)?s:[Number(s.distance_m??s.distance),Number(s.height_m??s.height)]);return qt(()=>{let s=e.current;if(!s||i.length<2)return;let r=yv(s),o=i.map(l=>l[1]),a={x:46,y:8,width:s.clientWidth-54,height:s.clientHeight-30,from:i[0][0],to:i[i.length-1][0],low:Math.min(...o),high:Math.max(...o)+1e-6};bv(r,a),r.beginPath();for(let[l,c]of i)r.lineTo(a.x+(l-a.from)/(a.to-a.from)*a.width,a.y+(1-(c-a.low)/(a.high-a.low))*a.height);r.strokeStyle="#67a4d1",r.lineWidth=2,r.stroke()},[n]),v("figure",{class:"sectionfigure",children:[v("figcaption",{children:[C("River profile"),i.length<2?`: ${C("no river here")}`:` · ${Ir(i[i.length-1][0]-i[0][0])}`]}),v("canvas",{ref:e,role:"img","aria-label":C("River profile")})]})}function DT({answer:n}){let e=Zf(n.layers),t=tl(),i=Math.max(1,...e.map(s=>s.bottom===null?0:s.top-s.bottom));return v("figure",{class:"borefigure",children:[v("figcaption",{children:C("Borehole")}),v("ol",{children:e.map((s,r)=>{let o=s.bottom===null?void 0:s.top-s.bottom;return v("li",{style:{minHeight:`${18+30*(o??i)/i}px`},children:[v("span",{class:"core",style:{background:t.get(s.material)}}),v("span",{children:[v("b",{children:Ze(s.material)})," ",o===void 0?C("and farther down"):`${Ht(o,3)} m`,v("br",{}),v("small",{children:C("top at {h} m",{h:Ht(s.top)})})]})]},r)})})]})}function yv(n){let e=devicePixelRatio||1;n.width=Math.round(n.clientWidth*e),n.height=Math.round(n.clientHeight*e);let t=n.getContext("2d");return t.scale(e,e),t}function bv(n,e){n.font="13px system-ui, sans-serif",n.fillStyle="#b4bbc2",n.strokeStyle="#343a41",n.textAlign="right";for(let t of qr(e.low,e.high,4)){let i=e.y+(1-(t-e.low)/(e.high-e.low))*e.height;n.fillText(Ht(t,4),e.x-6,i+4),n.beginPath(),n.moveTo(e.x,i),n.lineTo(e.x+e.width,i),n.stroke()}n.textAlign="center";for(let t of qr(0,e.to-e.from,Math.max(2,Math.floor(e.width/110)))){let i=e.x+t/(e.to-e.from)*e.width;n.fillText(Ir(t),Math.min(e.x+e.width-16,i),e.y+e.height+18)}}function Sv(){let n=_e(X,s=>s.tool),t=(_e(X,s=>s.catalog)?.operators??[]).filter(s=>s.kind==="generator"&&s.params.some(r=>r.name==="x")&&s.params.some(r=>r.name==="y")),i=[["look",C("Look around"),"look","Esc"],["brush",C("Brush"),"brush","B"],["section",C("Section"),"section","S"],["borehole",C("Borehole"),"borehole","O"],["profile",C("River profile"),"profile","P"],["sea",C("Sea level"),"sea","L"]];return v("div",{class:"toolbar",role:"toolbar","aria-label":C("Tools"),"aria-orientation":"vertical",children:[i.map(([s,r,o,a])=>v("button",{class:"icon","aria-pressed":n===s,"aria-label":r,title:`${r} (${a})`,onClick:()=>Mi(s),children:v(_t,{name:o})},s)),t.length>0&&v("label",{class:"acts",title:C("Drop a landform"),children:[v(_t,{name:"act"}),v("select",{"aria-label":C("Drop a landform"),value:n.startsWith("act:")?n:"",onChange:s=>X.set({tool:s.currentTarget.value||"look"}),children:[v("option",{value:"",children:C("none")}),t.map(s=>v("option",{value:`act:${s.name}`,children:Ze(s.name)},s.name))]})]}),v("button",{class:"icon",onClick:()=>Oe.frameLand(!0),"aria-label":C("All of the land"),title:`${C("All of the land")} (F)`,children:v(_t,{name:"frame"})})]})}function Mv(){let n=_e(X,i=>i.tool);if(n==="brush")return v(NT,{});let e={section:C("Draw a line over the land: the section follows it."),borehole:C("Click where to drill."),profile:C("Click on a river: its profile down to the mouth is drawn."),sea:C("Click where the shore shall be."),fly:C("W A S D move, drag looks around.")},t=n.startsWith("act:")?C("Click where it shall stand: {name}",{name:Ze(n.slice(4))}):e[n];return t===void 0?null:v("p",{class:"hint",role:"status",children:t})}function NT(){let n=_e(vs,r=>r),e=_e(X,r=>r.rocks),t=Oe.land.extent,i=Ko.find(r=>r.name===n.kind)??Ko[0],s=(r,o,a,l,c,u=!1)=>v("div",{class:"control tight",children:[v("label",{children:o}),v(ju,{id:`b-${r}`,param:{name:r,kind:"number",doc:"",unit:a,min:l,max:c,scale:u?"log":"linear",default:n[r]},value:n[r],written:!1,fields:[],materials:[],onReset:()=>{},onChange:h=>vs.set({[r]:Number(h)})})]});return v("div",{class:"tooloptions",role:"group","aria-label":C("Brush"),children:[v("div",{class:"kinds",role:"radiogroup","aria-label":C("What the brush does"),children:Ko.map(r=>v("button",{role:"radio","aria-checked":n.kind===r.name,onClick:()=>vs.set({kind:r.name,value:r.value??n.value}),children:C(r.word)},r.name))}),s("radius",C("Radius"),"m",Math.max(t/2e3,.5),t/2,!0),(i.mode==="raise"||i.mode==="lower")&&s("amount",C("Amount"),"m",0,Math.max(10,t/20)),i.mode!=="raise"&&i.mode!=="lower"&&s("strength",C("Strength"),"1",0,1),i.mode==="paint"&&s("value",C("Value"),i.unit??"1",0,Math.max(1,(i.value??1)*5)),s("core",C("Hard core"),"1",0,1),n.kind==="rock"&&v("div",{class:"control tight",children:[v("label",{for:"b-material",children:C("Material")}),v("select",{id:"b-material",value:n.material,onChange:r=>vs.set({material:r.currentTarget.value}),children:[v("option",{value:"",children:C("what is on top")}),e.map(r=>v("option",{value:r.name,children:Ze(r.name)},r.name))]})]}),i.field!==void 0&&v("p",{class:"sentence",children:C("Painted into the map {name}; give it to a process instead of a number.",{name:i.field})})]})}function wv(n,e,t){let i=n.canvas,s=new Map,r=!1;i.style.touchAction="none";let o=(u,h,d)=>{let f=Math.min(i.clientWidth,i.clientHeight);if(n.mode==="map")n.map.window.x-=h*n.map.window.scale,n.map.window.y-=d*n.map.window.scale;else if(u.button===2||u.buttons&6||u.shiftKey){let p=.75/f;n.rig.pan(-h*p,d*p)}else u.ctrlKey?n.rig.look(h/f*-1.2,d/f*-1.2):n.rig.turn(h/f*3.2,-d/f*2.2)},a=(u,h)=>{let d=[...s.entries()].find(([b])=>b!==u.pointerId)?.[1];if(d===void 0)return;let f=Math.hypot(h.x-d.x,h.y-d.y),p=Math.hypot(u.clientX-d.x,u.clientY-d.y);l(f/Math.max(p,1),(u.clientX+d.x)/2,(u.clientY+d.y)/2);let y=Math.min(i.clientWidth,i.clientHeight),m=(u.clientX-h.x)/2,g=(u.clientY-h.y)/2;n.mode==="map"?(n.map.window.x-=m*n.map.window.scale,n.map.window.y-=g*n.map.window.scale):n.rig.pan(-m*.75/y,g*.75/y)},l=(u,h,d)=>{if(n.mode==="map"){let y=i.getBoundingClientRect(),m=n.map.window,g=h-y.left-y.width/2,b=d-y.top-y.height/2;m.x+=g*m.scale*(1-u),m.y+=b*m.scale*(1-u),m.scale*=u;return}let f=n.pick(h,d),p=n.settings.exaggeration;n.rig.zoom(u,f&&[f.worldX,f.height*p,f.worldZ])};i.addEventListener("pointerdown",u=>{i.setPointerCapture(u.pointerId),s.set(u.pointerId,{x:u.clientX,y:u.clientY}),n.rig.stay(),r=s.size===1&&u.button===0&&e.press(u),u.preventDefault(),document.activeElement?.blur()}),i.addEventListener("pointermove",u=>{let h=s.get(u.pointerId);if(h===void 0){e.hover(u);return}r?e.move(u):s.size>=2?a(u,h):o(u,u.clientX-h.x,u.clientY-h.y),s.set(u.pointerId,{x:u.clientX,y:u.clientY}),n.invalidate(),t()});let c=u=>{s.delete(u.pointerId)&&(r&&e.release(u),r=!1,t())};i.addEventListener("pointerup",c),i.addEventListener("pointercancel",c),i.addEventListener("pointerleave",()=>e.leave()),i.addEventListener("contextmenu",u=>u.preventDefault()),i.addEventListener("wheel",u=>{u.preventDefault(),n.rig.stay();let h=u.deltaMode===1?u.deltaY*30:u.deltaY;l(Math.exp(Math.max(-200,Math.min(200,h))*.0016),u.clientX,u.clientY),n.invalidate(),t()},{passive:!1}),i.addEventListener("dblclick",u=>{let h=n.pick(u.clientX,u.clientY);h===void 0||n.mode==="map"||(n.rig.glideTo({x:h.worldX,y:h.height*n.settings.exaggeration,z:h.worldZ,distance:n.rig.state.distance*.55}),n.invalidate())})}var zs=new Ti({pictures:0});function Ev(){let n=sn(null),e=_e(X,t=>t.mode);return qt(()=>{let t=n.current;t.prepend(Oe.canvas),Oe.attach(t),Oe.canvas.tabIndex=0,Oe.canvas.setAttribute("role","img"),wv(Oe,_v,()=>zs.set({pictures:zs.value.pictures+1}));let i=0;Oe.onDrawn=()=>{Qa.take(Oe.canvas,Oe.slots.live.maps.tick,X.value.run.ticks);let s=performance.now();s-i<60||(i=s,zs.set({pictures:Oe.pictures}))}},[]),qt(()=>{Oe.canvas.setAttribute("aria-label",e==="map"?C("Map of the land"):C("The land in 3D"))},[e]),v("main",{class:"stage",ref:n,onDragOver:t=>{t.dataTransfer?.types.includes("Files")&&t.preventDefault()},onDrop:t=>{let i=t.dataTransfer?.files[0];i!==void 0&&(t.preventDefault(),wn("note",C("Opening {name}…",{name:i.name})),Zu(i))},children:[v(zT,{}),v(Sv,{}),v(Mv,{}),v(UT,{}),v(kT,{}),v(OT,{}),e==="split"&&v(BT,{}),v(fv,{}),v(xv,{}),v(FT,{})]})}function FT(){let n=_e(X,t=>t.run.busy),e=typeof n=="string"?n:C("Working…");return n?v("div",{class:"busy",role:"status",children:[v("span",{class:"dot","aria-hidden":"true"})," ",e]}):null}function UT(){_e(zs,e=>e.pictures);let n=X.value.mode==="map"?0:(Oe.rig.state.azimuth+Math.PI)*180/Math.PI;return v("button",{class:"compass",title:C("North; click: look north"),"aria-label":C("Look north"),onClick:()=>{Oe.rig.glideTo({azimuth:Math.PI}),Oe.invalidate()},children:v("svg",{viewBox:"-20 -20 40 40",width:"40",height:"40","aria-hidden":"true",style:{transform:`rotate(${-n}deg)`},children:[v("path",{d:"M0-15L5 4 0 1-5 4z",fill:"#e59a4a"}),v("path",{d:"M0 15L5 4 0 1-5 4z",fill:"#77808a"}),v("text",{x:"0",y:"-15.500","text-anchor":"middle","font-size":"7",fill:"#e6e8ea",children:"N"})]})})}function kT(){_e(zs,s=>s.pictures);let n=Oe.land;if(n.boxes===void 0)return null;let e=Oe.canvas.clientHeight||1,t=Oe.mode==="map"?Oe.map.window.scale*n.spacing:2*Oe.rig.state.distance*Math.tan(19*Math.PI/180)/e,i=Lf(t*70);return v("div",{class:"scalebar","aria-label":C("Scale"),children:[v("span",{class:"bar",style:{width:`${i/t}px`}}),v("span",{children:[Ir(i),Oe.settings.exaggeration!==1&&Oe.mode!=="map"?` · ${C("heights")} × ${Ht(Oe.settings.exaggeration,2)}`:""]})]})}function OT(){let n=_e(Yt,a=>a.place),e=_e(Yt,a=>a.cell),t=_e(X,a=>a.catalog);if(n===void 0)return null;let i=e?.fields??e?.values??{},s=[],r=new Map(t?.fields.map(a=>[a.name,a.unit])),o=new Set(X.value.cards.map(a=>String(a.written.into??"")));for(let[a,l]of Object.entries(i)){if(!r.has(a)&&!o.has(a))continue;let c=typeof l=="object"&&l!==null?l.value:l;if(typeof c!="number"){c!=null&&s.push([a,String(c)]);continue}if(a==="top_material"){s.push([a,Ze(X.value.rocks[c]?.name??String(c))]);continue}s.push([a,`${Ht(c)} ${As(r.get(a))}`])}return s.length===0&&s.push(["height",`${Ht(n.height)} m`]),v("dl",{class:"readout","aria-label":C("Values under the cursor"),children:[v("div",{children:[v("dt",{children:C("Place")}),v("dd",{children:[Ir(n.x),", ",Ir(n.y)]})]}),s.slice(0,24).map(([a,l])=>v("div",{children:[v("dt",{children:Ze(a)}),v("dd",{children:l})]},a))]})}function BT(){let n=_e(X,i=>i.kept),e=_e(X,i=>i.run);_e(zs,i=>i.pictures);let t=i=>{let s=Oe.canvas.getBoundingClientRect();Oe.split=Math.min(.97,Math.max(.03,(i-s.left)/s.width)),Oe.invalidate()};return v(ri,{children:[v("div",{class:"split",role:"slider",tabIndex:0,"aria-label":C("Where before and after meet"),"aria-valuemin":0,"aria-valuemax":100,"aria-valuenow":Math.round(Oe.split*100),style:{left:`${Oe.split*100}%`},onPointerDown:i=>i.currentTarget.setPointerCapture(i.pointerId),onPointerMove:i=>{i.buttons&1&&t(i.clientX)},onKeyDown:i=>{let s=i.key==="ArrowLeft"?-.02:i.key==="ArrowRight"?.02:0;s!==0&&(i.preventDefault(),i.stopPropagation(),Oe.split=Math.min(.97,Math.max(.03,Oe.split+s)),Oe.invalidate())},children:v("span",{"aria-hidden":"true",children:"⇔"})}),v("div",{class:"splitword before",children:[C("Before")," · ",C("step {n}",{n:n.a??0}),v("button",{class:"small",onClick:()=>{qu("a")},children:C("Keep this moment")})]}),v("div",{class:"splitword after",children:[C("After")," · ",C("step {n}",{n:e.tick})]})]})}function zT(){let n=_e(Yt,s=>s.line),e=_e(Yt,s=>s.borehole);if(_e(zs,s=>s.pictures),n.length<2&&e===void 0)return null;let t=[];for(let s=0;n.length===2&&s<=96;s++){let r=s/96,o=Oe.project(n[0][0]+(n[1][0]-n[0][0])*r,n[0][1]+(n[1][1]-n[0][1])*r);o!==void 0&&t.push(`${o[0].toFixed(1)},${o[1].toFixed(1)}`)}let i=e&&Oe.project(Number(e.x),Number(e.y));return v("svg",{class:"sectionline","aria-hidden":"true",children:[v("polyline",{points:t.join(" "),class:"shade"}),v("polyline",{points:t.join(" ")}),t.length>1&&v("text",{x:t[0].split(",")[0],y:Number(t[0].split(",")[1])-8,children:"A"}),t.length>1&&v("text",{x:t[t.length-1].split(",")[0],y:Number(t[t.length-1].split(",")[1])-8,children:"B"}),i&&v("circle",{cx:i[0],cy:i[1],r:"6"})]})}var Tv=[{keys:"Space",what:"Run or pause"},{keys:"→",what:"One step on"},{keys:"←",what:"One step back"},{keys:"Z / Shift+Z",what:"Undo, redo"},{keys:"1 2 3",what:"Land, map, compare"},{keys:"F",what:"All of the land in view"},{keys:"Shift+arrows",what:"Move over the land"},{keys:"G, then W A S D",what:"Fly"},{keys:"Q E",what:"Turn around the land"},{keys:"R V",what:"Look more from above, more from the side"},{keys:"+ −",what:"Nearer, farther"},{keys:"B",what:"Brush"},{keys:"S",what:"Section"},{keys:"O",what:"Borehole"},{keys:"P",what:"River profile"},{keys:"L",what:"Sea level"},{keys:"T",what:"Charts"},{keys:"N",what:"Add a stage"},{keys:"Alt+↑ Alt+↓",what:"Move the chosen card"},{keys:"Esc",what:"Put the tool away"},{keys:"?",what:"Help"}];function Av(n){let e=n.target,t=/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName),i=e instanceof HTMLInputElement&&(e.type==="range"||e.type==="checkbox");if(X.value.dialog!==""||t&&!i)return!1;let s=n.ctrlKey||n.metaKey,r=n.key.length===1?n.key.toLowerCase():n.key;return r==="z"&&!n.altKey?(n.shiftKey?Hu():zu(),!0):s||n.altKey||i&&(r.startsWith("Arrow")||r===" ")||r===" "&&/^(BUTTON|A|SUMMARY)$/.test(e.tagName)?!1:VT(n.shiftKey?`shift ${r}`:r)||HT(r)||GT(r,n.shiftKey)}function HT(n){let{run:e}=X.value;if(n===" ")gr();else if(n==="ArrowRight")$o();else if(n==="ArrowLeft")Fi(Math.max(0,e.tick-1));else return!1;return!0}function VT(n){let e=Oe.rig,t=X.value.mode==="map",i=Oe.map.window,s=60*i.scale,r=X.value.tool==="fly",o=(c,u)=>{t?(i.y-=c*s,i.x+=u*s):e.fly(c*.08,u*.08,0)},l={f:()=>Oe.frameLand(!0),"shift ArrowUp":()=>o(1,0),"shift ArrowDown":()=>o(-1,0),"shift ArrowLeft":()=>o(0,-1),"shift ArrowRight":()=>o(0,1),w:r?()=>o(1,0):void 0,s:r?()=>o(-1,0):void 0,a:r?()=>o(0,-1):void 0,d:r?()=>o(0,1):void 0,q:()=>e.turn(.12,0),e:()=>e.turn(-.12,0),r:()=>e.turn(0,-.08),v:()=>e.turn(0,.08),"+":()=>t?i.scale*=.85:e.zoom(.85),"=":()=>t?i.scale*=.85:e.zoom(.85),"-":()=>t?i.scale/=.85:e.zoom(1/.85)}[n];return l===void 0?!1:(e.stay(),l(),Oe.invalidate(),!0)}function GT(n,e){if(n==="1")Zo("land");else if(n==="2")Zo("map");else if(n==="3")Zo("split");else if(n==="b")Mi("brush");else if(n==="s")Mi("section");else if(n==="p")Mi("profile");else if(n==="l")Mi("sea");else if(n==="g")Mi("fly");else if(n==="o")Mi("borehole");else if(n==="t")X.set({dock:!X.value.dock});else if(n==="n")X.set({dialog:"add",addTo:"stage"});else if(n==="?"||n==="/"&&e)X.set({dialog:"help"});else if(n==="Escape")Mi("look");else return!1;return!0}function Rv(){let n=_e(X,e=>e.catalog)?.version;return v(_r,{title:C("Help"),wide:!0,children:[v("p",{children:C("Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.")}),v("dl",{class:"keylist",children:Tv.map(e=>v("div",{children:[v("dt",{children:v("kbd",{children:e.keys})}),v("dd",{children:C(e.what)})]},e.keys))}),v("p",{class:"sentence",children:["Cuesta ",n]})]})}function Cv(){let n=_e(X,r=>r.text),e=_e(X,r=>r.run.project),t=X.value.name||"recipe",[i,s]=St(!1);return v(_r,{title:C("Share"),children:[v("p",{children:C("A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:",{n:n.split(`
`).length})}),v("pre",{class:"command",children:["cuesta run ",t,".toml"]}),v("div",{class:"buttons",children:[v("button",{class:"primary",autofocus:!0,onClick:$_,children:C("Download the recipe")}),v("button",{onClick:async()=>{await navigator.clipboard?.writeText(n).then(()=>s(!0),()=>wn("warning",C("The browser did not allow copying.")))},children:i?C("Copied"):C("Copy the text")})]}),v("p",{class:"sentence",children:C("The work is on disk at all times: {place}",{place:e??""})})]})}function Pv(){let n=_e(X,t=>t.catalog)?.examples??[],e=async t=>{await Nt("load_example",{name:t})!==void 0&&X.set({dialog:""})};return v(_r,{title:C("Begin with"),wide:!0,children:[v("div",{class:"examples",children:n.map(t=>v("button",{"data-example":t.name,onClick:()=>{e(t.name)},children:[v("strong",{children:Ze(t.name)}),v("span",{children:t.sentence})]},t.name))}),v("div",{class:"buttons",children:v("button",{onClick:async()=>{let t=await $u();t!==void 0&&(X.set({dialog:""}),await Zu(t))},children:[v(_t,{name:"map"})," ",C("Open a height map or a recipe…")]})}),v("p",{class:"sentence",children:C("Or drop a file on the land. What is open now stays in the history: undo brings it back.")})]})}function Lv(){let n=_e(X,s=>s.dialog==="welcome"),e=_e(X,s=>s.run.running);if(!n)return null;let t=()=>{X.set({dialog:""});try{localStorage.setItem("cuesta.seen","1")}catch{}},i=[["play",e?C("Watch it change"):C("Let it run"),C("Press space; drag the line below to go back in time."),()=>{e||gr()}],["brush",C("Raise a mountain"),C("Press B and draw on the land. Rivers find their way around it."),()=>Mi("brush")],["section",C("Cut it open"),C("Press S and draw a line: the layers under it appear."),()=>Mi("section")]];return v("aside",{class:"welcome","aria-label":C("Three things to try"),children:[v("header",{children:[v("h2",{children:C("Three things to try")}),v("button",{class:"icon quiet",onClick:t,"aria-label":C("Close"),children:v(_t,{name:"close"})})]}),i.map(([s,r,o,a])=>v("button",{onClick:()=>{a(),t()},children:[v(_t,{name:s}),v("span",{children:[v("strong",{children:r}),v("small",{children:o})]})]},s))]})}function Iv(){let n=_e(X,e=>e.notices);return v("div",{class:"notices",role:"log","aria-live":"polite",children:n.map(e=>v("div",{class:`notice ${e.kind}`,children:[v("span",{children:e.sentence}),v("button",{class:"icon quiet",onClick:()=>Uf(e.id),"aria-label":C("Close"),children:v(_t,{name:"close"})})]},e.id))})}function Dv(){let n=_e(X,o=>o.run),e=_e(X,o=>o.mode),t=_e(X,o=>o.connected),s=_e(X,o=>o.name)||(n.project??"").split("/").filter(Boolean).pop()||"",r=[["land",C("Land"),"1"],["map",C("Map"),"2"],["split",C("Compare"),"3"]];return v("header",{class:"topbar",children:[v("h1",{children:[v(WT,{})," Cuesta"]}),v("button",{class:"project quiet",title:C("Examples and files"),onClick:()=>X.set({dialog:"examples"}),children:[s||C("project")," ",v(_t,{name:"down"})]}),!t&&v("span",{class:"offline",role:"status",children:C("Not connected, trying again…")}),v("div",{class:"group",role:"group","aria-label":C("Clock"),children:[v("button",{class:`primary ${n.running?"running":""}`,onClick:()=>{gr()},title:C("Run or pause (space)"),"aria-keyshortcuts":"Space",children:[v(_t,{name:n.running?"pause":"play"})," ",v("span",{children:n.running?C("Pause"):C("Run")})]}),v("button",{class:"icon",onClick:()=>{$o()},title:C("One step (right arrow)"),"aria-label":C("Step"),children:v(_t,{name:"step"})})]}),v("div",{class:"group",role:"group","aria-label":C("History"),children:[v("button",{class:"icon",disabled:!n.can_undo,onClick:()=>{zu()},title:C("Undo (Z)"),"aria-label":C("Undo"),children:v(_t,{name:"undo"})}),v("button",{class:"icon",disabled:!n.can_redo,onClick:()=>{Hu()},title:C("Redo (Shift+Z)"),"aria-label":C("Redo"),children:v(_t,{name:"redo"})})]}),v("div",{class:"group views",role:"group","aria-label":C("View"),children:r.map(([o,a,l])=>v("button",{"aria-pressed":e===o,title:`${a} (${l})`,onClick:()=>Zo(o),children:[v(_t,{name:o})," ",v("span",{children:a})]},o))}),v("div",{class:"group end",children:[v("button",{class:"quiet",onClick:()=>X.set({dialog:"share"}),title:C("Save or share the recipe"),children:[v(_t,{name:"share"})," ",v("span",{children:C("Share")})]}),v("button",{class:"quiet",onClick:()=>X.set({dialog:"export"}),title:C("Files, pictures, film"),children:[v(_t,{name:"export"})," ",v("span",{children:C("Export")})]}),v("button",{class:"quiet",onClick:()=>X.set({dialog:"help"}),title:C("Help and keys (?)"),"aria-label":C("Help"),children:v(_t,{name:"help"})}),v("button",{class:"quiet lang",lang:Js()==="de"?"en":"de",onClick:Nv,title:Js()==="de"?"English":"Deutsch","aria-label":Js()==="de"?"English":"Deutsch",children:Js()==="de"?"EN":"DE"})]})]})}function WT(){return v("svg",{viewBox:"0 0 24 20",width:"24",height:"20","aria-hidden":"true",children:[v("path",{d:"M1 17L15 4l8 13z",fill:"#e59a4a"}),v("path",{d:"M1 17L15 4l1.300 2.100L6 17zM9.500 17l8.300-8.500 1.200 2-6 6.500z",fill:"#15171a",opacity:".45"})]})}var Fv=()=>{};function Nv(){let n=Js()==="de"?"en":"de";gl(n),document.documentElement.lang=n;try{localStorage.setItem("cuesta.language",n)}catch{}Fv()}function Uv(n){Fp(v(XT,{}),n)}function XT(){let[n,e]=St(0);return Fv=()=>e(n+1),v(qT,{},Js())}function qT(){let n=_e(X,r=>r.left),e=_e(X,r=>r.right),t=_e(X,r=>r.dock),i=_e(X,r=>r.sheet),s=_e(X,r=>r.dialog);return qt(()=>{let r=o=>{!o.defaultPrevented&&Av(o)&&o.preventDefault()};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[]),v("div",{class:`app ${n?"":"noleft"} ${e?"":"noright"} ${t?"docked":""} sheet-${i||"none"}`,children:[v(Dv,{}),v(YT,{}),v(Ev,{}),v("aside",{class:"panel right","aria-label":C("Inspector"),children:[v("button",{class:"collapse",onClick:()=>X.set({right:!e}),"aria-expanded":e,"aria-label":e?C("Hide the inspector"):C("Show the inspector"),title:e?C("Hide the inspector"):C("Show the inspector"),children:v(_t,{name:e?"right":"left"})}),(e||i!=="")&&v("div",{class:"scroll",children:[v(iv,{}),v(dv,{})]})]}),v("footer",{class:"bottom",children:[v(av,{}),t&&v(Y_,{})]}),v("nav",{class:"sheets","aria-label":C("Panels"),children:["recipe","inspector","time"].map(r=>v("button",{"aria-pressed":i===r,onClick:()=>X.set({sheet:i===r?"":r,right:!0,left:!0}),children:[v(_t,{name:r==="recipe"?"recipe":r==="inspector"?"look":"chart"}),r==="recipe"?C("Recipe"):r==="inspector"?C("Inspector"):C("Time")]},r))}),v(Iv,{}),v(Lv,{}),s==="add"&&v(Q_,{}),s==="export"&&v(J_,{}),s==="help"&&v(Rv,{}),s==="share"&&v(Cv,{}),s==="examples"&&v(Pv,{})]})}function YT(){let n=_e(X,r=>r.left),e=_e(X,r=>r.sheet),t=_e(X,r=>r.problems),[i,s]=St("cards");return v("aside",{class:"panel left","aria-label":C("Recipe"),children:[v("button",{class:"collapse",onClick:()=>X.set({left:!n}),"aria-expanded":n,"aria-label":n?C("Hide the recipe"):C("Show the recipe"),title:n?C("Hide the recipe"):C("Show the recipe"),children:v(_t,{name:n?"left":"right"})}),(n||e!=="")&&v(ri,{children:[v("div",{class:"tabs",role:"tablist","aria-label":C("Recipe"),children:[v("button",{role:"tab","aria-selected":i==="cards",onClick:()=>s("cards"),children:C("Recipe")}),v("button",{role:"tab","aria-selected":i==="text",onClick:()=>s("text"),children:["TOML ",t.length>0&&v("b",{class:"bad",children:t.length})]})]}),v("div",{class:`scroll ${i==="text"?"flush":""}`,role:"tabpanel",children:i==="cards"?v(ev,{}):v(tv,{})})]})]})}var jo=1024,$r=256;function kv(n){let e="",t=!1,i=0,s=new Uint8Array(jo*$r*4*4),r=new vi(s,jo,$r*4,Vn);r.minFilter=r.magFilter=Lt;let o=async()=>{i=0;let{columns:a,rows:l,spacing:c}=n.slots.live.maps,u=n.land,h=`${u.version} ${n.settings.exaggeration}`;if(!(t||h===e||u.boxes===void 0||u.ocean||a<3||n.slots.live.maps.preview||n.mode==="map")){t=!0;try{let[d,f]=qo.wallSpan(u,n.settings.exaggeration),p=(a-1)*c,y=(l-1)*c,m=[[[0,0],[p,0]],[[p,0],[p,y]],[[0,y],[p,y]],[[0,0],[0,y]]];for(let g=0;g<4;g++){let b=th(await Wn.ask("section",{points:m[g],columns:400}));if(b.length<2)continue;let R=nh(b,tl(),{width:jo,height:$r,from:b[0].distance,to:b[b.length-1].distance,low:d,high:f});for(let S=0;S<$r;S++){let I=R.subarray(($r-1-S)*jo*4,($r-S)*jo*4);s.set(I,(g*$r+S)*jo*4)}}r.needsUpdate=!0,n.landScene.setWalls(r),e=h,n.invalidate()}catch{n.landScene.setWalls(void 0),e=h}t=!1}};X.subscribe(()=>{i!==0||n.land.ocean||(i=window.setTimeout(()=>{o()},X.value.run.running?2500:350))})}var $T=(()=>{try{return window.sessionStorage}catch{return}})(),Ov=Kp(Vv("cuesta.language"),navigator.languages);gl(Ov);document.documentElement.lang=Ov;var es=new ku(location.hash),Hs=new ol(location.origin,Sp(location.hash,$T),{open:()=>{ZT()},closed:()=>X.set({connected:!1}),event:KT,frame:n=>{es.take(n),(n.head.slot??"live")==="live"&&X.set({tick:n.head.tick})}});X_(Hs,es);uv(n=>{Hs.ask("look",{fields:n,detail:es.quality.detail,rate:30}).catch(()=>{})});var Bv=matchMedia("(prefers-reduced-motion: reduce)"),zv=()=>{es.still=Bv.matches,es.invalidate()};Bv.addEventListener("change",zv);zv();innerWidth<1360&&X.set({right:!1});Uv(document.getElementById("app"));kv(es);Hs.start();async function ZT(){try{let n=await Hs.catalog();X.set({catalog:n});let e=await Hs.ask("hello");Hv(e.state??e),Hf(e.recipe??e),Array.isArray(e.history)&&X.set({history:e.history}),ih(e.branches),JT(e.view),el(!0);let t=await Hs.ask("charts").catch(()=>{}),i=t?.points??t?.charts??[];if(Array.isArray(i))for(let r of i)Ks.add(r);Er.set({version:Er.value.version+1});let s=Vv("cuesta.seen")===null&&!X.value.everConnected;X.set({connected:!0,everConnected:!0}),s&&X.value.dialog===""&&!/[#&]quiet/.test(location.hash)&&X.set({dialog:"welcome"}),document.documentElement.dataset.ready="1",performance.getEntriesByName("cuesta-ready").length===0&&performance.mark("cuesta-ready")}catch(n){wn("error",n.message)}}function KT(n,e){n==="state"?Hv(e):n==="recipe"?(Hf(e),e.branches!==void 0&&ih(e.branches)):n==="chart"?(Ks.add(e),Er.set({version:Er.value.version+1})):n==="branches"?ih(e.branches):(n==="note"||n==="warning"||n==="error")&&wn(n,String(e.sentence??e.error??""))}function Hv(n){let e=X.value.run;X.set({run:{...e,...n}});let t=n.sea_level;t!==void 0&&es.setSea(t===null?void 0:Number(t)),n.error&&n.error!==e.error&&wn("error",n.error),n.branches!==void 0&&ih(n.branches),document.title=X.value.name?`${X.value.name} · Cuesta`:C("Cuesta studio")}function JT(n){if(typeof n!="object"||n===null||X.value.everConnected)return;let{settings:e,rig:t}=n;e!==void 0&&(X.set({settings:{...X.value.settings,...e}}),es.change(e)),t!==void 0&&es.returnTo(t)}var Kf="";setInterval(()=>{if(!Hs.connected||!X.value.connected||document.visibilityState!=="visible")return;let n={settings:X.value.settings,rig:es.rig.state},e=JSON.stringify(n);e!==Kf&&(Kf!==""&&Hs.ask("view",{view:n}).catch(()=>{}),Kf=e)},3e3);function ih(n){Array.isArray(n)&&X.set({branches:n.map(e=>typeof e=="string"?{name:e}:e)})}function Vv(n){try{return localStorage.getItem(n)}catch{return null}}Object.assign(window,{cuesta:{view:es,client:Hs,model:X,readings:Yt}});
